import { describe, expect, it } from 'vitest';
import { packFor as packForMap } from '../../../../src/engine/concept-map/generate.ts';
import { packFor as packForLesson } from '../../../../src/engine/lesson/lesson.ts';
import { groundOf } from '../../../../src/engine/topic-lookup/ground-of.ts';
import { index, knowledge, topicById } from '../../../support/knowledge.ts';
import { met, notMet } from './ground-tables.ts';

/** As teachers call it. */
const subjectOf = (id: string): string => (topicById(id).subject === 'language' ? 'English' : topicById(id).subject);

describe('the pack that a topic stands on', () => {
  it.each(notMet)('is none where they share no more than a word: %s (%s)', (topic, subject) => {
    expect(packForLesson(topic, subject, index)).toBeNull();
    expect(packForMap(topic, index)).toBeNull();
  });

  it.each(met)('is the one whose name, term or lines the topic speaks of: %s (%s)', (topic, subject, id) => {
    expect(packForLesson(topic, subject, index)?.id).toBe(id);
    expect(packForMap(topic, index)?.id).toBe(id);
  });

  it.each(knowledge.topics.map(({ id }) => id))('is met by its title and by every other name: %s', (id) => {
    const { title, aliases } = topicById(id);
    const missed = [title, ...aliases].filter((name) => packForLesson(name, subjectOf(id), index)?.id !== id || packForMap(name, index)?.id !== id);
    expect(missed).toEqual([]);
  });

  it.each(knowledge.topics.map(({ id }) => id))('is met by its key terms where the subject is stated, unless another pack of the subject has them too: %s', (id) => {
    const others = (term: string): boolean => knowledge.topics.some((pack) => pack.id !== id && groundOf(term, subjectOf(pack.id), index)?.pack.id === pack.id);
    const shared = (term: string): boolean => knowledge.topics.filter(({ terms }) => terms.some((each) => each.term === term)).length > 1;
    const missed = topicById(id).terms.filter(({ term }) => packForLesson(term, subjectOf(id), index)?.id !== id && !others(term) && !shared(term));
    expect(missed).toEqual([]);
  });

  it('is not the one of another subject than the stated', () => {
    expect(groundOf('Cells', 'Computing', index)).toBeNull();
    expect(groundOf('Cells', 'Biology', index)?.pack.id).toBe('cells');
  });

  it('comes with the words on which it holds nothing', () => {
    expect(groundOf('Voting in Texas', 'Civics', index)).toMatchObject({ pack: { id: 'democracy-and-voting' }, unheld: ['Texas'] });
    expect(groundOf('Human rights in Myanmar', 'Civics', index)).toMatchObject({ pack: { id: 'human-rights' }, unheld: ['Myanmar'] });
  });
});
