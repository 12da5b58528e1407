import { expect, it } from 'vitest';
import { citationsIn, isCitationOf, isNamed, shortNames } from '../../../src/catalog/citations.ts';

const one = { authors: ["O'Neil, A."], year: 1999 };
const two = { authors: ['Kulik, J. A.', 'Fletcher, J. D.'], year: 2016 };
const three = { authors: ['Deci, E. L.', 'Koestner, R.', 'Ryan, R. M.'], year: 1999 };
const many = { authors: ['van de Pol, J.', 'Zou, J.', 'et al.'], year: 2023 };
const law = { authors: ['European Parliament'], called: ['AI Act'], year: 2024 };
const all = { one, two, three, many, law };

const meant = (text: string) =>
  citationsIn(text).map((citation) =>
    Object.entries(all)
      .flatMap(([name, work]) => (isCitationOf(citation, work) ? [name] : []))
      .join(),
  );

it.each([
  ['As O’Neil (1999) says.', ['one']],
  ["O'Neil's (1999) book.", ['one']],
  ['Kulik and Fletcher (2016) found it. So did Kulik & Fletcher (2016).', ['two', 'two']],
  ['It holds (Kulik and Fletcher, 2016; van de Pol et al., 2023).', ['two', 'many']],
  ['Van de Pol and colleagues (2023) and Van de Pol, Zou et al. (2023)', ['many', 'many']],
  ['Deci, Koestner, and Ryan (1999), Deci et al. (1999)', ['three', 'three']],
  ['The European Union’s AI Act (2024) and the European Parliament (2024)', ['law', 'law']],
])('%s names its works', (text, works) => {
  expect(meant(text)).toEqual(works);
});

it.each([
  'Kulik (2016)',
  'Kulik et al. (2016)',
  'Kulik and Fletcher (2017)',
  'Fletcher and Kulik (2016)',
  'McKulik and Fletcher (2016)',
  'Deci and Koestner (1999)',
  'Neil (1999)',
])('%s names none of them', (text) => {
  expect(meant(text)).toEqual(['']);
});

it('a year or an aside in parentheses is no citation', () => {
  expect(citationsIn('In this year (1844) it ended (in July 1844), and (see 2, 1844) it began.')).toEqual([]);
});

it('a work is named by a citation or by its name in a sentence, not by a namesake', () => {
  expect(isNamed('Kulik and Fletcher wrote in 2016 on tutors.', two)).toBe(true);
  expect(isNamed('Nobody wrote.', two)).toBe(false);
  expect(isNamed('The AI Act is a law.', law)).toBe(true);
  const namesake = { authors: ['Deci, E. L.'], year: 1975 };
  expect(isNamed('Deci (1975) asked first.', three, [namesake])).toBe(false);
  expect(isNamed('Deci (1975) asked first.', namesake, [three])).toBe(true);
});

it('a label names one author, two with "and", more with "et al."', () => {
  expect([one, two, three, many].map(({ authors }) => shortNames(authors))).toEqual(['O’Neil', 'Kulik and Fletcher', 'Deci et al.', 'van de Pol et al.']);
});
