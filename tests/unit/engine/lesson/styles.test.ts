/** The teaching styles over every pack and three bands: what a lesson speaks of is what it hands out. */
import { describe, expect, it } from 'vitest';
import type { TopicPack } from '#src/contracts/knowledge/topic.ts';
import type { TeachingStyle } from '#src/contracts/lesson.ts';
import { lessonFaults } from '#src/engine/lesson/faults.ts';
import { handedOut } from '#src/engine/lesson/handed-out.ts';
import { knowledge } from '#tests/support/knowledge.ts';
import { lesson } from '#tests/support/lessons.ts';

const grades = ['Grade 4', 'Grade 8', 'Grade 10'] as const;
const packs = knowledge.topics.map((pack) => [pack.id, pack] as const);

/** One lesson for each band, of different lengths and numbers of slides. */
const taught = (pack: TopicPack, teachingStyle: TeachingStyle) =>
  grades.map((gradeLevel, place) => {
    const wanted = { topic: pack.title, duration: ([30, 45, 90] as const)[place] ?? 45, slideCount: [6, 8, 12][place] ?? 8 };
    const { lesson: plan } = lesson({ ...wanted, subject: pack.subject, gradeLevel, teachingStyle });
    expect(lessonFaults(plan, wanted)).toEqual([]);
    return { plan, sheets: handedOut(plan.materials), text: JSON.stringify(plan) };
  });

describe('a project', () => {
  it.each(packs)('on %s has a brief and the cards that it needs', (_, pack) => {
    for (const { plan, sheets } of taught(pack, 'Project-based')) {
      const brief = plan.slides[0]?.content[0] ?? '';
      const project = pack.projects?.find((each) => each.brief === brief);
      expect(project, brief).toBeDefined();
      const cards = sheets.filter(({ kind }) => kind === 'card').flatMap(({ lines }) => lines.map(({ text }) => text));
      expect(cards).toHaveLength(project?.uses.length ?? 0);
      for (const words of project?.uses ?? []) expect(cards.some((card) => card.startsWith(words))).toBe(true);
      // It can be done in class.
      expect(brief).not.toMatch(/\b(?:weeks?|months?|days) (?:long|with|of)\b|for two weeks/);
      const letters = `cards A ${cards.length === 2 ? 'and' : 'to'} ${String.fromCharCode(64 + cards.length)}`;
      if (JSON.stringify(plan.outline).includes('cards A')) expect(JSON.stringify(plan.outline)).toContain(letters);
    }
  });

  it('on a part of a topic is set on the part and has a card on it', () => {
    for (const [topic, subject, word] of [
      ['Mitochondria', 'Biology', /mitochondri/i],
      ['Osmosis', 'Biology', /osmosis/i],
    ] as const) {
      const plan = lesson({ topic, subject, gradeLevel: 'Grade 9', teachingStyle: 'Project-based' }).lesson;
      expect(plan.slides[0]?.content[0]).toContain(topic.toLowerCase());
      const cards = handedOut(plan.materials).filter(({ kind }) => kind === 'card');
      expect(cards.some(({ lines }) => word.test(lines[0]?.text ?? ''))).toBe(true);
    }
  });
});
