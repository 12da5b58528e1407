/** PARE lessons of the embedded engine: the hard rules over every topic pack and grade, and what is asked for shows. */
import { describe, expect, it } from 'vitest';
import { PareDraft } from '../../../../src/contracts/api/generate-pare.ts';
import { KnowledgeIndex } from '../../../../src/engine/chat/knowledge-index.ts';
import { pareFaults } from '../../../../src/engine/pare/faults.ts';
import { openPlaces } from '../../../../src/engine/pare/open-places.ts';
import { makePare } from '../../../../src/engine/pare/pare.ts';
import { knowledge } from '../../../support/knowledge.ts';

const index = new KnowledgeIndex(knowledge);
const request = { topic: 'Photosynthesis', gradeLevel: 'Grade 7', subject: 'Science', standards: '' };

describe('PARE lessons', () => {
  it('keep the rules for every pack in every grade', () => {
    const faulty = knowledge.topics.flatMap(({ title, subject }) =>
      ['Kindergarten', 'Grade 4', 'Grade 7', 'Grade 11'].flatMap((gradeLevel) => {
        const { lesson, pack } = makePare({ topic: title, gradeLevel, subject, standards: '' }, index);
        const parsed = PareDraft.safeParse(lesson);
        return [...(pack ? [] : ['no pack']), ...(parsed.success ? [] : [parsed.error.message]), ...pareFaults(lesson, title)].map((fault) => `${title}, ${gradeLevel}: ${fault}`);
      }),
    );
    expect(faulty).toEqual([]);
  });

  it('are the same for the same request, and younger classes read less', () => {
    expect(makePare(request, index)).toEqual(makePare(request, index));
    const words = (gradeLevel: string) => makePare({ ...request, gradeLevel }, index).lesson.revealContent.split(/\s+/).length;
    expect(words('Grade 2')).toBeLessThan(words('Grade 11'));
  });

  it('open the reveal with the idea that its first sentences answer, and ask about no sources that the class has not read', () => {
    const made = (topic: string, gradeLevel: string) => makePare({ topic, gradeLevel, subject: 'Math', standards: '' }, index).lesson;
    expect(made('Negative numbers', 'Grade 6').revealContent).toMatch(/^Some people think: “Two minuses always make a plus, so −3 − 5 is 8.” That saying is about multiplying/);
    expect(made('Adding fractions', 'Grade 4').revealContent).toMatch(/^Some people think: “[^”]*2\/5[^”]*”/);
    for (const topic of ['Fractions on a number line', 'Photosynthesis', 'How bees find their way home'])
      expect(made(topic, 'Grade 4').echoPrompts.join(' ')).not.toMatch(/our sources/i);
  });

  it('without a pack say so, state nothing, and keep the method whole', () => {
    const { lesson, pack } = makePare({ ...request, topic: 'How bees find their way home' }, index);
    expect(pack).toBeNull();
    expect(lesson.backgroundBullets[0]).toContain('No checked knowledge');
    expect(lesson.revealContent.split('\n\n').every((part) => /^\[.*\]$/.test(part))).toBe(true);
    expect(pareFaults(lesson, 'How bees find their way home')).toEqual([]);
  });

  it('every marked place that a class would read is found, whatever is asked, and nothing else', () => {
    for (const topic of ['How bees find their way home', 'The sleep of giraffes', 'Why do cats purr?'])
      for (const gradeLevel of ['Grade 1', 'Grade 4', 'Grade 9']) {
        const { lesson, pack } = makePare({ ...request, topic, gradeLevel }, index);
        expect(pack).toBeNull();
        const { backgroundBullets: _, suggestedVisuals: __, ...read } = lesson;
        const brackets = Object.values(read).flat().join('\n').match(/\[/g);
        const places = openPlaces({ ...lesson, relevance: '' });
        expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(brackets?.length);
        expect(places.map(({ label }) => label)).toEqual(['Pulse Hook', 'Reveal Content', 'Closing line']);
        expect(lesson.closingLine.slice(places.at(-1)?.start, places.at(-1)?.end)).toBe(lesson.closingLine);
      }
    const own = { ...makePare(request, index).lesson, relevance: 'He wrote: “they [the miners] left.” [Laughter.]', closingLine: '[One last look at the map.]' };
    expect(openPlaces(own)).toEqual([]);
  });

  it('a lesson that gives the reveal away, repeats itself or misses its topic is found out', () => {
    const { lesson } = makePare(request, index);
    const [told = ''] = lesson.revealContent.split('\n\n');
    expect(pareFaults({ ...lesson, pulseScene: told }, 'Photosynthesis').join()).toContain('given away');
    expect(pareFaults({ ...lesson, echoPrompts: ['Why?'] }, 'Photosynthesis')).toContain('there is only one echo prompt');
    expect(pareFaults(lesson, 'Hurricanes')).toContain('the words of the topic do not occur');
  });
});

describe('for children who do not read yet', () => {
  it.each(knowledge.topics.flatMap((pack) => (pack.early ? [[pack.early.asked[0] ?? pack.title, pack] as const] : [])))(
    '%s is told from what was written for their age',
    (topic, pack) => {
      for (const gradeLevel of ['Kindergarten', 'Grade 1', 'Grade 2']) {
        const { lesson, pack: used } = makePare({ topic, subject: pack.subject, gradeLevel, standards: '' }, index);
        expect(used?.id).toBe(pack.id);
        expect(pareFaults(lesson, topic)).toEqual([]);
        for (const fact of pack.early?.facts ?? []) expect(lesson.revealContent).toContain(fact);
        const text = JSON.stringify(lesson);
        for (const { text: older } of pack.facts) expect(text).not.toContain(JSON.stringify(older).slice(1, -1));
        expect(lesson.activateTask).not.toMatch(/\b[Ww]rite\b/);
      }
    },
  );

  it('says of a pack without a part for them for whom it was written', () => {
    const { lesson } = makePare({ topic: 'World War II', subject: 'History', gradeLevel: 'Grade 2', standards: '' }, index);
    expect(lesson.backgroundBullets.join(' ')).toMatch(/What is held on World War II was written for grades /);
  });
});
