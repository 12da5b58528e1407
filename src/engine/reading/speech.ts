/** What is said in a sentence, and who says it. */
import { lowered } from './quoting.ts';

export interface Speech {
  said: string;
  speaker: string | null;
}

/** 'Where is it?' asked Ann, 'under the bed?' : what is said in single marks gets double ones, sign for sign, so that every place stays what it was. */
export function withDoubleMarks(passage: string): string {
  if (mark.test(passage) || !/(?:^|[\s(—–])['‘]\S/.test(passage)) return passage;
  return passage.replace(
    /(?<=^|[\s(—–])['‘](?!(?:tis|twas|em|cause|til|n)\b)(?=[\p{L}\d…])((?:(?!\n\s*\n|[\s(—–]['‘]\p{Lu})[\s\S])*?[,.!?…—–])['’](?=$|[\s)\]—–.,;])/giu,
    (whole: string, said: string) => (said.length > 600 ? whole : `“${said}”`),
  );
}

/** Nearly every sentence of a text that is no story has none. */
export const mark = /["“”]/;

/** Is a quotation still open at the end of the text? */
export function staysOpen(text: string, isOpen: boolean): boolean {
  if (!mark.test(text)) return isOpen;
  let now = isOpen;
  for (const [each] of text.matchAll(/["“”]/g)) now = each === '“' ? true : each === '”' ? false : !now;
  return now;
}

const speaking =
  'said|asked|cried|whispered|shouted|replied|answered|called|muttered|murmured|yelled|added|told|began|agreed|laughed|sighed|screamed|snapped|insisted|explained|exclaimed|says|asks|grumbled|continued|pleaded|begged';

const speakerAfter = new RegExp(
  `[”"]\\s*(?:${speaking.replace('|told', '')})\\s+((?:(?:Mr|Mrs|Ms|Dr)\\.\\s)?\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+|\\s\\d{1,3})?|the\\s(?:\\p{Ll}+\\s){0,2}\\p{Ll}+)(?=[\\s.,;]|$)`,
  'u',
);
/** "said Denby's coach, Peter Lund": the name behind the comma, or else "Denby's coach". */
const owned = `[”"]\\s*(?:${speaking.replace('|told', '')})\\s(\\p{Lu}[\\p{L}-]*['’]s?\\s\\p{Ll}+`;
const ownedSpeaker = new RegExp(`${owned})`, 'u');
const namedBehind = new RegExp(`${owned}[^,.;”"]{0,30}),\\s(\\p{Lu}[\\p{L}-]+(?:\\s\\p{Lu}[\\p{L}-]+)?)(?=[\\s.,;]|$)`, 'u');

const speakerBefore = new RegExp(
  `(?:^|[”"’,.!?]\\s*)((?:(?:Mr|Mrs|Ms|Dr)\\.\\s)?\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?|[Tt]he\\s(?:\\p{Ll}+\\s){0,1}\\p{Ll}+)\\s(?:${speaking})\\b`,
  'u',
);
/** Words between quotation marks that someone says; one quoted word is none. Also "ANNA: Where is it?". */
export function speechIn(text: string): Speech | null {
  const colon = text.indexOf(':');
  if (!mark.test(text) && (colon < 0 || colon > 25)) return null;
  const said = [...text.matchAll(/[“"]([^“”"]{2,400})(?:[”"]|$)/g)].map((match) => (match[1] ?? '').trim().replace(/,$/, ''));
  const parts = said.filter((part) => /\s/.test(part) || /[!?.]$/.test(part) || said.length > 1);
  // “Who,” he demanded, “has put that plant in my window?”
  const first = /[.!?…]$/.test(parts[0] ?? '.') || parts.length < 2 ? parts[0] : `${parts[0]} … ${parts[1]}`;
  if (first && /\s|[!?.]$/.test(first)) {
    const after = namedBehind.exec(text)?.[2] ?? ownedSpeaker.exec(text)?.[1] ?? speakerAfter.exec(text)?.[1];
    const before = speakerBefore.exec(text)?.[1]?.replace(/^(?:But|And|So|Then|Yet|Now) (?=\p{Lu})/u, '');
    const speaker = [after, before].find(
      (name) =>
        name &&
        !/['’]s?$/.test(name) &&
        !/^(?:He|She|They|I|It|We|You|Nobody|Somebody|Someone|Everyone|Everybody|No one|One)$/.test(name) &&
        !/\b(?:to|and|in|with|that|as|at|for)$/.test(name),
    );
    return { said: first, speaker: speaker ? lowered(speaker).replace(/^\p{Ll}/u, (letter) => (/^[Tt]he /.test(speaker) ? letter : (speaker[0] ?? letter))) : null };
  }
  const script = /^(\p{Lu}[\p{L} .]{0,24}):\s+(.{3,})$/u.exec(text);
  return script?.[1] && script[2] && /^\p{Lu}/u.test(script[2]) && script[1].split(' ').length <= 3 && /^\p{Lu}+$/u.test(script[1].replace(/[ .]/g, ''))
    ? { said: script[2], speaker: capitalizedName(script[1]) }
    : null;
}

const capitalizedName = (name: string): string => name.replace(/\p{Lu}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
