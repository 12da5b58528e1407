/** The teaching styles over every pack and three bands: what a lesson speaks of is what it hands out. */
import { describe, expect, it } from 'vitest';
import type { TopicPack } from '#src/contracts/knowledge/topic.ts';
import { type TeachingStyle, teachingStyles } from '#src/contracts/lesson.ts';
import { lessonFaults } from '#src/engine/lesson/faults.ts';
import { handedOut } from '#src/engine/lesson/handed-out.ts';
import { holds } from '#src/engine/lesson/jigsaw.ts';
import { isTaught } from '#src/engine/lesson/taught.ts';
import { contentStems } from '#src/engine/text/stems.ts';
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

describe('a flipped lesson', () => {
  it.each(packs)('on %s has a sheet that explains each word it names and answers what is asked beforehand and at the beginning', (_, pack) => {
    for (const { plan, sheets } of taught(pack, 'Flipped classroom')) {
      const sheet = sheets.find(({ kind }) => kind === 'preparation')?.lines ?? [];
      const before = plan.tasks.find((task) => task.startsWith('Before the lesson')) ?? '';
      const named = (/read the preparation sheet \((.+?)\) and note/.exec(before)?.[1] ?? '').split(/, | and /);
      const words = sheet.filter(({ label }) => label !== '');
      expect(named.join()).toBe(words.flatMap(({ label }) => label.split(/, | and /)).join());
      for (const { label, text } of words) expect(pack.terms).toContainEqual({ term: label, definition: text });
      const points = sheet.map(({ text }) => text);
      const home = pack.misconceptions.find(({ probe }) => before.endsWith(probe));
      expect(home, before).toBeDefined();
      expect(points.some((point) => point.includes(home?.correction ?? '?'))).toBe(true);
      // The opening asks for meanings that stand on the sheet.
      const [first = '', second = ''] = plan.slides[0]?.content ?? [];
      for (const question of [first, second])
        expect(
          words.some(({ label, text }) => question.includes(`“${label}”`) || sharesMost(question, `${label} ${text}`)),
          question,
        ).toBe(true);
      const start = plan.slides.find(({ title }) => title === 'Start here');
      if (start) for (const level of ['level 1', 'level 2', 'level 3']) expect(start.content.join()).toContain(level);
      for (const level of ['Level 1: ', 'Level 2: ', 'Level 3: ']) expect(plan.tasks.filter((task) => task.startsWith(level))).toHaveLength(1);
    }
  });
});

describe('a lesson in groups', () => {
  let joined = 0;
  it.each(packs)('on %s has expert sheets with a word and a fact each, and joins what two of them hold', (_, pack) => {
    for (const { plan, sheets, text } of taught(pack, 'Collaborative')) {
      const expert = sheets.filter(({ kind }) => kind === 'expert');
      expect(expert.length).toBeGreaterThanOrEqual(3);
      for (const { lines } of expert) {
        expect(pack.terms).toContainEqual({ term: lines[0]?.label, definition: lines[0]?.text });
        expect(pack.facts.map((fact) => fact.text)).toContain(lines[1]?.text);
      }
      const share = plan.outline.find(({ title }) => title === 'Teach your home group')?.description ?? '';
      const ends = [...share.matchAll(/(?:how|and) ((?:(?! and | how ).)+?) \(sheet ([A-Z])\)/g)];
      for (const [, end = '', letter = ''] of ends) {
        const sheet = expert.find(({ name }) => name.endsWith(letter));
        expect(holds(sheet?.lines.map(({ label, text: words }) => `${label} ${words}`).join(' ') ?? '', end), `${end} on ${letter}`).toBe(true);
      }
      expect(new Set(ends.map(([, , letter]) => letter)).size).toBe(ends.length);
      joined += ends.length > 0 ? 1 : 0;
      expect(text).not.toContain('A question to answer together');
    }
  });

  it('mostly names the two things that are to be joined', () => expect(joined).toBeGreaterThan(packs.length * 1.5));
});

describe('the exit ticket', () => {
  it.each(teachingStyles.map((style) => [style] as const))('asks only what the lesson tells: %s', (style) => {
    for (const [, pack] of packs)
      for (const { plan, sheets } of taught(pack, style)) {
        const lines = [
          ...plan.slides.flatMap(({ content, notes }) => [...content, notes]),
          ...plan.vocabulary.map(({ term, definition }) => `${term} ${definition}`),
          ...sheets.flatMap((sheet) => sheet.lines.map(({ text }) => text)),
          plan.hingeQuestion.listenFor,
          plan.hingeQuestion.question,
        ];
        for (const question of plan.exitTicket) {
          const own = Object.values(pack.questions).flat().includes(question);
          if (own) expect(isTaught(pack, lines, question), `${pack.id}: ${question}`).toBe(true);
        }
      }
  });
});

/** Half of what the question asks about, at least. */
function sharesMost(question: string, text: string): boolean {
  const asked = contentStems(question);
  const told = new Set(contentStems(text));
  return asked.filter((stem) => told.has(stem)).length * 2 >= asked.length;
}
