/** Students' own words for the ideas of the packs: those in the tables of `pack-ideas/` are none of the phrases, and each must be met by its line. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ideasIn } from '../../../../src/engine/chat/ideas.ts';
import { planReply } from '../../../../src/engine/chat/reply.ts';
import { aState, index, knowledge, topicById } from '../../../support/knowledge.ts';

/** `right`: what students say, by the words with which Kora's line begins. `wrong`: what must be met by none. */
type Tables = Record<string, { right: Record<string, string[]>; wrong: string[] }>;

const dir = path.join(import.meta.dirname, 'pack-ideas');
const tables: Tables = Object.assign({}, ...readdirSync(dir).map((file) => JSON.parse(readFileSync(path.join(dir, file), 'utf8'))));

describe.each(Object.entries(tables))('a thought about %s', (id, { right, wrong }) => {
  const pack = topicById(id);
  const heard = (text: string) => ideasIn(pack, text).map(({ says }) => says);

  it('that is right is heard as the idea it is, in words of many kinds', () => {
    const missed = Object.entries(right).flatMap(([begins, texts]) => texts.filter((text) => !heard(text)[0]?.startsWith(begins)));
    expect(missed).toEqual([]);
    expect(Object.values(right).flat().length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(right)).toHaveLength(pack.ideas?.length ?? 0);
  });

  it('that is wrong is heard as none', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(2);
    expect(wrong.filter((text) => heard(text).length > 0)).toEqual([]);
  });

  it('is confirmed in a conversation, once', () => {
    const [begins, texts] = Object.entries(right).at(-1) ?? ['', []];
    const message = texts[0] ?? '';
    const history = [
      { sender: 'user', text: pack.title },
      { sender: 'kora', text: 'What have you found out so far?' },
    ] as const;
    const state = aState({ topic: id, subject: pack.subject, turn: 1, rung: 'question' });
    const first = planReply({ message, mode: 'student', history, state }, index);
    const second = planReply(
      { message, mode: 'student', history: [...history, { sender: 'user', text: message }, { sender: 'kora', text: first.text }], state: first.state },
      index,
    );
    expect([first.text, second.text].map((text) => text.includes(begins))).toEqual([true, false]);
  });
});

it('no belief that a pack calls wrong is heard as one of its ideas', () => {
  const heard = knowledge.topics.flatMap((topic) => topic.misconceptions.filter(({ belief }) => ideasIn(topic, belief).length > 0).map(({ belief }) => `${topic.id}: ${belief}`));
  expect(heard).toEqual([]);
});

describe('what is asked or taken back', () => {
  const states = topicById('states-of-matter');

  it.each([
    'how do the particles move faster when its hot',
    'can you tell me why the water goes into the air',
    'is it hot so they move faster or slower',
    'idk why hot particles move faster',
    'its wrong that hot particles move faster',
    'hot particles cannot move faster',
  ])('"%s" is no idea', (text) => expect(ideasIn(states, text)).toEqual([]));

  it.each(['no, it turned into gas', 'it isnt the glass, the drops come out of the air', 'when its hot they move faster', 'nah they move faster when its hot'])(
    '"%s" is one',
    (text) => expect(ideasIn(states, text)).toHaveLength(1),
  );
});

describe('what is said around a thought', () => {
  it.each([
    ['ancient-egypt', "isn't it the mud that makes the crops grow", 1],
    ['ancient-egypt', 'the mud makes the crops grow, i dont know', 1],
    ['ancient-rome', 'it was augustus not caesar', 1],
    ['ancient-rome', 'it was caesar not augustus', 0],
    ['industrial-revolution', 'they were mad at the bosses not the machines', 1],
    ['industrial-revolution', 'they were not mad at the bosses', 0],
    ['story-structure', 'you want to know what happens next', 1],
    ['story-structure', 'i want to know what happens next in a plot when things go wrong', 0],
    ['migration', 'people flee from war', 1],
    ['migration', 'my family had to flee from the war', 0],
  ])('in %s "%s"', (id, text, count) => expect(ideasIn(topicById(id), text)).toHaveLength(count));
});
