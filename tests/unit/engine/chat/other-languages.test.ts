import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherLanguageOf } from '../../../../src/engine/chat/other-languages.ts';
import { anyText } from '../../../support/any-text.ts';
import { converse, holdsLine, knowledge } from '../../../support/knowledge.ts';

const { both } = knowledge.moves;
const of = (text: string) => otherLanguageOf(text, both.languages);
const textsOf = (messages: readonly string[]) => converse(messages).map(({ plan }) => plan.text);
const ownSentence = (id: string) => both.languages.find((language) => language.id === id)?.says ?? 'none';

describe('the language of a text', () => {
  it.each([
    ['es', 'Necesito ayuda con mi tarea de matematicas'],
    ['es', 'no entiendo las fracciones'],
    ['es', '¿qué es la fotosíntesis?'],
    ['es', 'necesito ayuda'],
    ['fr', 'je ne comprends pas les fractions'],
    ['fr', 'merci'],
    ['de', 'ich verstehe das nicht'],
    ['pt', 'não entendo a lição de matemática, você pode me ajudar'],
    ['it', 'non capisco le frazioni puoi aiutarmi con i compiti'],
    ['tr', 'matematik ödevimi anlamıyorum yardım eder misin'],
    ['pl', 'nie rozumiem ułamków czy możesz mi pomóc'],
    ['ar', 'لا أفهم الكسور على الإطلاق'],
    ['zh', '我不懂分数你能帮我吗'],
    ['uk', 'я не розумію дроби, допоможіть будь ласка'],
    ['unnamed', 'не понимаю дроби'],
    ['unnamed', '分数が分かりません助けてください'],
    ['unnamed', 'من کسرها را نمی‌فهمم گفتم'],
    ['unnamed', '분수를 이해하지 못해요'],
  ])('is told, or left unnamed: %s, %s', (id, line) => {
    expect(of(line)).toBe(id);
  });

  it.each([
    "I don't get fractions",
    'Die Hard is a film',
    'I visited El Paso and Los Angeles',
    'What does "je ne sais pas" mean?',
    'help me with spanish: la casa es una',
    'My teacher Mr. El Amin is nice',
    'fractions are la bomba',
    'ok',
    'no',
    'math',
    'me too',
    'e = mc2',
    'a un resolution',
    '1/2 + 1/3 = 2/5',
    'x² + 3',
    'π is about 3.14',
    'im in la for the die roll',
    'idk what to do lol',
    'ben and bob share 40',
    'photosynthesis, fractions, examen',
  ])('is English where it may be: %s', (line) => {
    expect(of(line)).toBeNull();
  });

  it('can be asked of any text', () => {
    fc.assert(
      fc.property(anyText(120), (text) => {
        of(text);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a visitor who writes in another language', () => {
  it.each([
    ['es', 'no entiendo las fracciones'],
    ['ar', 'لا أفهم واجب الرياضيات'],
    ['zh', '我不懂分数你能帮我吗'],
  ])('hears once, in %s and in English, that it is English only, what goes on, and where the limits of the crisis screen are', (id, line) => {
    const [first = '', second = ''] = textsOf([line, line]);
    expect(first).toContain(ownSentence(id));
    expect(holdsLine(first, both.otherLanguage)).toBe(true);
    expect(first).toMatch(/help card/);
    expect(second).not.toContain(ownSentence(id));
    expect(holdsLine(second, both.stillOtherLanguage)).toBe(true);
  });

  it('hears it in English alone where no sentence of that language is held', () => {
    expect(textsOf(['не понимаю дроби'])[0]).toBe(both.otherLanguage[0]);
  });

  it('gets on with numbers', () => {
    const [plan] = converse(['no entiendo la tarea, 12 x 4']).map((exchange) => exchange.plan);
    expect(plan?.text).toContain(ownSentence('es'));
    expect(plan?.state.problem).toBe('12 × 4');
    expect(plan?.text).toContain('12 × 4');
  });

  it('is not stopped where the language is the subject', () => {
    const [, second = ''] = textsOf(['spanish quiz tomorrow and i cant remember ser vs estar', 'estoy en la casa']);
    expect(holdsLine(second, both.otherLanguage)).toBe(false);
  });
});
