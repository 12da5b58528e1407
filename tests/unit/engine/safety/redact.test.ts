import { describe, expect, it } from 'vitest';
import { redactPersonalData } from '../../../../src/engine/safety/redact.ts';

describe('redactPersonalData', () => {
  it.each([
    ['email', 'write to ana.b@school.org today', 'write to [email removed] today'],
    ['phone', 'call 555-123-4567 now', 'call [phone removed] now'],
    ['phone', 'call +44 20 7946 0958 now', 'call [phone removed] now'],
    ['phone', 'tel: 600 123 456', 'tel: [phone removed]'],
    ['url', 'see https://example.org/me?x=1 please', 'see [url removed] please'],
    ['url', 'it is on example.com/me', 'it is on [url removed]'],
    ['address', 'I live at 12 Oak Street', 'I live at [address removed]'],
    ['address', 'we live at 4 Mill Close', 'we live at [address removed]'],
    ['address', 'J’habite 45 rue Victor Hugo', 'J’habite [address removed]'],
    ['address', 'vivo en Calle Mayor 12', 'vivo en [address removed]'],
    ['address', 'Ich wohne Hauptstraße 12a', 'Ich wohne [address removed]'],
  ] as const)('takes out a %s: %s', (kind, text, expected) => {
    expect(redactPersonalData(text)).toEqual({ text: expected, removed: [kind] });
  });

  it.each([
    '3/4 of 12.5',
    '1945-1991',
    '1914-1918 and 1939-1945',
    '12 x 345',
    'x = 1234567890',
    '2024-05-06 or 06.05.2024',
    'about 10 000 000 people',
    '3.14159265',
    'ISBN 978-3-16-148410-0',
    '10 close friends in 3 court cases',
    'a 2 way street',
    '5 place values',
    '12 15 18 21 24',
    'My name is Emma Stone',
  ])('leaves a lesson alone: %s', (text) => {
    expect(redactPersonalData(text)).toEqual({ text, removed: [] });
  });

  it('names each thing it took', () => {
    expect(redactPersonalData('a@b.org and c@d.org').removed).toEqual(['email', 'email']);
  });
});
