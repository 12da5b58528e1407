/** Sheets and cards that students get in their hands. They stand among the materials, one line each, and the handout prints them from there. */

export interface HandedOut {
  kind: 'preparation' | 'expert' | 'card';
  /** "Card A", "Expert sheet B", "Preparation sheet". */
  name: string;
  /** The meaning of a word has the word as its label. */
  lines: readonly { label: string; text: string }[];
}

const line = (name: string, text: string, word = ''): string => `${name}${word ? `, the word “${word}”` : ''}: ${text}`;

export const letterOf = (place: number): string => String.fromCharCode(65 + place);
export const cardLine = (place: number, text: string): string => line(`Card ${letterOf(place)}`, text);
/** `word`: where the text is its meaning. */
export const expertLine = (place: number, text: string, word = ''): string => line(`Expert sheet ${letterOf(place)}`, text, word);
export const preparationWord = (word: string, meaning: string): string => line('Preparation sheet', meaning, word);
/** `point`: counted from 1. */
export const preparationPoint = (point: number, text: string): string => line(`Preparation sheet, point ${point}`, text);

const shape = /^(Card [A-Z]|Expert sheet [A-Z]|Preparation sheet)(?:, (?:the word “([^”]+)”|point \d+))?: (.+)$/su;

/** In the order of the materials; lines of one sheet stay together. */
export function handedOut(materials: readonly string[]): HandedOut[] {
  const sheets = new Map<string, HandedOut>();
  for (const each of materials) {
    const [, name, label = '', text] = shape.exec(each.trim()) ?? [];
    if (!name || !text) continue;
    const kind = name.startsWith('Card') ? 'card' : name.startsWith('Expert') ? 'expert' : 'preparation';
    const known = sheets.get(name);
    sheets.set(name, { kind, name, lines: [...(known?.lines ?? []), { label, text }] });
  }
  return [...sheets.values()];
}
