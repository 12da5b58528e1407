/** What Kora says of itself, and what it names as the basis of a reply. */
import { describe, expect, it } from 'vitest';
import { linesAboutKora, withoutOwnName } from '../../../../src/engine/chat/about-kora.ts';
import { basisOf } from '../../../../src/engine/chat/basis.ts';
import { planReply } from '../../../../src/engine/chat/reply.ts';
import { index, knowledge } from '../../../support/knowledge.ts';

const { moves } = knowledge;
const about = (message: string) => moves.both.aboutKora.find(({ says }) => says === linesAboutKora(message, moves))?.id ?? null;
const plan = (message: string) => planReply({ message, mode: 'student', history: [], state: null }, index);

describe('a question about Kora itself', () => {
  it.each([
    ['names', 'Can I write student names in this?'],
    ['where-it-goes', 'do you save my messages'],
    ['where-it-goes', 'where do my messages go'],
    ['who-reads', 'can my mum see this'],
    ['who-reads', 'is this chat private?'],
    ['rules', 'do you have rules'],
    ['as-a-person', 'do you have a girlfriend'],
    ['as-a-person', 'whats ur snapchat'],
    ['likes', 'do u love me'],
    ['only-one', 'you are the only person who listens'],
    ['password', 'my password is horse99'],
  ])('is heard, %s: %s', (id, message) => {
    expect(about(message)).toBe(id);
  });

  it.each(['where does the water go', 'what are the rules of football', 'do you want me to start', 'how old is the earth', 'who can read Latin', 'what does privacy mean'])(
    'is not heard in: %s',
    (message) => {
      expect(about(message)).toBeNull();
    },
  );

  it('gets one of its lines, which rests on no pack', () => {
    const { text, grounding, basis } = plan('do you save my messages');
    expect(moves.both.aboutKora.flatMap(({ says }) => says)).toContain(text);
    expect([grounding, basis]).toEqual(['set-lines', { anchor: null, topic: null }]);
  });
});

describe('the name of the writer', () => {
  it.each([
    ['my name is Ada Lovelace and I need help with fractions', 'I need help with fractions'],
    ['Hi, call me Sam. What is a cell membrane?', 'Hi, What is a cell membrane?'],
    ['my name is Ada', 'my name is Ada'],
    ['the name of the acid is HCl and it burns', 'the name of the acid is HCl and it burns'],
  ])('is no topic: %s', (message, rest) => {
    expect(withoutOwnName(message)).toBe(rest);
  });

  it('gets a gentle word', () => {
    const { text, topic } = plan('my name is Ada Lovelace and I need help with fractions');
    expect(topic?.id).toBe('fractions');
    expect(moves.both.nameTold.some((line) => text.includes(line))).toBe(true);
    expect(text).not.toContain('Ada');
  });
});

describe('the basis of a reply', () => {
  const [topic] = knowledge.topics;
  const fact = topic?.facts[0];

  it('is a pack of which it says something, and no other', () => {
    if (!topic || !fact) throw new Error('no pack');
    const said = fact.text;
    expect(basisOf(`Something that is known. ${said} What follows?`, { anchor: null, topic })).toEqual({ anchor: null, topic });
    expect(basisOf('What have you tried so far?', { anchor: null, topic })).toEqual({ anchor: null, topic: null });
  });
});
