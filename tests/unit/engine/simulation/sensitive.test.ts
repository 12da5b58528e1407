/** Real victims and living people are studied and not acted out. */
import { describe, expect, it } from 'vitest';
import { isSensitive } from '#src/engine/simulation/sensitive.ts';

const of = (topic: string) => isSensitive(topic, 'economic', '');

describe('isSensitive', () => {
  it.each([
    'Tuskegee syphilis study',
    'Stolen Generations',
    'Kindertransport',
    'The Irish Potato Famine',
    'Grenfell Tower fire',
    'The invasion of Ukraine',
    "Russia's invasion of Ukraine",
    'The war in Sudan',
    'Hillsborough disaster',
    'Aberfan 1966',
    'The Windrush scandal',
    'Tiananmen Square',
    'The Warsaw Ghetto uprising',
    'My Lai',
    'The Bhopal gas leak',
    'Hurricane Katrina',
    'The Great Famine in Ireland',
    'Magdalene laundries',
    'The Sixties Scoop',
    'Syrian civil war',
  ])('studies the victims of “%s”', (topic) => expect(of(topic)).toBe('victims'));

  it.each([
    'Pope Leo XIV',
    'Mr Smith our headteacher',
    'Mrs. Johnson',
    'Ms Patel and the dress code',
    'our teacher',
    'My neighbor',
    'our school principal',
    'Coach Brown',
    'the current president',
    'Giorgia Meloni',
    'President Sheinbaum of Mexico',
    'Prime Minister Albanese',
    'Queen Camilla',
    'Principal Jones',
    'our math teacher',
  ])('studies “%s”, who is alive', (topic) => expect(of(topic)).toBe('living person'));

  it.each([
    'Plastic in the ocean',
    'Romeo and Juliet',
    'Dr Jekyll and Mr Hyde',
    'Mrs Dalloway',
    'Pope Leo X and the Reformation',
    'Pope Leo XIII',
    'King Henry VIII',
    'President Lincoln',
    'The principal parts of a verb',
    'Our solar system',
    'The invasion of Normandy',
    'Invasive species',
    'School lunches',
    'Coach travel in 1800',
    'A new park in our town',
    'Principal components',
    'Queen Elizabeth I',
    'The teacher shortage',
    'Zoning in our neighborhood',
    'Fire safety in tall buildings',
  ])('leaves “%s” open', (topic) => expect(of(topic)).toBeNull());
});
