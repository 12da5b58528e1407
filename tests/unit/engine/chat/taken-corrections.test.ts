/** A visitor corrects Kora or asks whether something is right: the correction is taken, and what can be worked out is answered. */
import { describe, expect, it } from 'vitest';
import { mendIn } from '../../../../src/engine/chat/mends.ts';
import { balanceIn } from '../../../../src/engine/math/equation-balance.ts';
import { ratioIn } from '../../../../src/engine/math/ratio.ts';
import { converse, firstReply, holdsLine, index, knowledge } from '../../../support/knowledge.ts';

const { student, teacher, both } = knowledge.moves;
const ofStudent = (message: string) => mendIn(message, student.corrections, student.wordGroups);

describe('a correction', () => {
  it.each([
    ['what ribbon?? i asked about the sweets. 3:5 and 40 sweets', 'the sweets. 3:5 and 40 sweets'],
    ['i dont care about ribbons. 3:5 is 8 parts', '3:5 is 8 parts'],
    ['my question is why its hot in july', 'why its hot in july'],
    ['ugh you never answer. is the earth closer to the sun in summer', 'is the earth closer to the sun in summer'],
    ['forget it. what is the number in front called', 'what is the number in front called'],
    ['STOP with the books. I said flute', 'I said flute'],
  ])('"%s" leaves "%s"', (message, rest) => {
    expect(ofStudent(message)).toBe(rest);
  });

  it.each(['i asked him to stop', 'stop', 'ugh', 'i told her everything', 'forget it'])('"%s" leaves nothing to go on with, and is read as it stands', (message) => {
    expect(ofStudent(message)).toBeNull();
  });

  it('is answered with a short word of regret and the problem that was meant', () => {
    const last = converse(['i dont get ratios', 'what ribbon?? i asked about the sweets. 3:5 and 40 sweets']).at(-1)?.plan;
    expect(holdsLine(last?.text ?? '', both.sorry)).toBe(true);
    expect(last?.state.problem).toBe('40 shared in the ratio 3:5');
    expect(last?.text).not.toMatch(/ribbon/i);
  });

  it('of a teacher is taken, too', () => {
    const last = converse(['my students confuse food chain and food web', 'Not the mushrooms. Food chain versus food web.'], 'teacher').at(-1)?.plan;
    expect(holdsLine(last?.text ?? '', both.sorry)).toBe(true);
    expect(last?.text).not.toMatch(/mushroom/i);
  });
});

describe('what can be worked out is said', () => {
  it('reads a ratio with an amount of things as a task to share', () => {
    expect(ratioIn('3:5 and 40 sweets')?.text).toBe('40 shared in the ratio 3:5');
    expect(ratioIn('its 7. but can we do ratios again, 2:7 and 45 stickers')?.text).toBe('45 shared in the ratio 2:7');
    expect(ratioIn('the bus leaves at 3:15 and 40 minutes later it is there')).toBeNull();
    expect(ratioIn('3:5 and 41 sweets')).toBeNull();
  });

  it('hears an answer to it, bare or as a question', () => {
    const talk = converse(['i dont get ratios', '3:5 and 40 sweets', 'is 15 and 25 right for the sweets?', 'is that right?']).map(({ plan }) => plan.text);
    expect(holdsLine(talk[2] ?? '', student.resultFits, { left: '40 shared in the ratio 3:5', right: '15 and 25' })).toBe(true);
    expect(holdsLine(talk[3] ?? '', student.doneRight, { left: '40 shared in the ratio 3:5' })).toBe(true);
    const bare = converse(['can we do ratios, 2:7 and 45 stickers', '10 stickers and 35']).at(-1)?.plan.text ?? '';
    expect(holdsLine(bare, student.resultFits, { left: '45 shared in the ratio 2:7', right: '10 and 35' })).toBe(true);
  });

  it('counts the atoms of a chemical equation', () => {
    expect(balanceIn('so its 2H2 + O2 -> 2H2O')).toMatchObject({ text: '2H2 + O2 -> 2H2O', off: [] });
    expect(balanceIn('H₂ + O₂ → H₂O')?.off).toEqual([{ atom: 'O', left: 2, right: 1 }]);
    expect(balanceIn('Ca(OH)2 + 2 HCl -> CaCl2 + 2 H2O')?.off).toEqual([]);
    for (const none of ['A + B = C', 'I = V', 'x + 2 = 5', 'E = mc2 or so', 'WW1 -> WW2 maybe']) expect(balanceIn(none)?.off.length ?? 0, none).toBeLessThanOrEqual(2);
    expect(balanceIn('x + 2 = 5')).toBeNull();
  });

  it('and says whether it is balanced, at first and later', () => {
    expect(holdsLine(firstReply('is 2 H2 + O2 -> 2 H2O balanced?').text, student.balanced, { left: '2 H2 + O2 -> 2 H2O' })).toBe(true);
    const talk = converse(['help me balance equations', 'so its H2 + O2 -> H2O', 'ok then 2H2 + O2 -> 2H2O', 'is it right?? yes or no']).map(({ plan }) => plan.text);
    expect(holdsLine(talk[1] ?? '', student.unbalanced, { left: 'H2 + O2 -> H2O', term: 'O', a: '2', b: '1' })).toBe(true);
    for (const text of talk.slice(2)) expect(holdsLine(text, student.balanced, { left: '2H2 + O2 -> 2H2O' })).toBe(true);
  });

  it('of two sizes to a teacher, with the check, and that the key is wrong', () => {
    const [asked] = converse(['Is 3/5 bigger than 2/3?'], 'teacher');
    expect(holdsLine(asked?.plan.text ?? '', teacher.sizeIs, { left: '2/3', right: '3/5', a: '10/15', b: '9/15' })).toBe(true);
    const key = converse(['fractions, grade 6', 'But 3/5 and 2/3 - which one is larger? I want to check my key says 3/5'], 'teacher').at(-1)?.plan.text ?? '';
    expect(holdsLine(key, teacher.keyFails, { left: '3/5' })).toBe(true);
    expect(holdsLine(key, teacher.sizeIs, { left: '2/3', right: '3/5', a: '10/15', b: '9/15' })).toBe(true);
    const same = converse(['Are 2/4 and 1/2 equal?'], 'teacher').at(-1)?.plan.text ?? '';
    expect(same.includes('2/4')).toBe(true);
    const lesson = converse(['fractions, grade 6', 'Compare 3/5 and 2/3, how would I open that up?'], 'teacher').at(-1)?.plan.text ?? '';
    expect(lesson).not.toContain('9/15');
  });

  it('and where nothing can, the reply says so before it offers a way to check', () => {
    for (const line of student.wantsCheck) expect(line).toMatch(/can't|cannot|no way|don't mark/);
  });
});

describe('where nothing is held', () => {
  it('a teacher hears it in one sentence, and one question about their own words', () => {
    const texts = converse(['Photosynthesis, grade 5', 'I have pondweed, a lamp and baking soda. What can I show them?', 'Would that work with a co-teacher?'], 'teacher').map(
      ({ plan }) => plan.text,
    );
    for (const text of texts) expect(text).not.toMatch(/hands and pens/);
  });

  it('a word of the code in work is no key term of another subject', () => {
    expect(index.findTopic('what is the mean and the range of the data')?.topic.id).toBe('statistics-and-averages');
    const talk = converse(['my python loop never stops help', 'what does the i mean in for i in range']).at(-1)?.plan;
    expect(talk?.topic).toBeNull();
  });
});
