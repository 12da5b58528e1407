/** Takes contact details out of a text before anything else uses it. Numbers of lessons (3/4, 1945-1991, 12 x 345, 3.14) stay. */

export type PersonalDataKind = 'email' | 'phone' | 'address' | 'url';

export interface Redaction {
  text: string;
  /** In the order in which they were found, one entry for each. */
  removed: PersonalDataKind[];
}

/** Without one of these the text holds no address of the kind: asking first spares the long patterns below in nearly every text. */
const hint = { url: /https?:\/\/|www\.|\.(?:com|org|net|edu|gov|app)/iu, digit: /\d/ };

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}\.[\p{L}]{2,24}/gu;
const url = /\b(?:https?:\/\/|www\.)[^\s<>"']{2,300}|\b[a-z\d-]{2,60}(?:\.[a-z\d-]{2,60}){0,3}\.(?:com|org|net|edu|gov|app)\b(?:\/[^\s<>"']{0,300})?/giu;
/** A number as it is dialed: digits in groups joined by spaces, dots, dashes or brackets; how many is counted afterwards. */
const phone =
  /(?<![\p{L}\p{N}/*×=^.,]|\d-)(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{2,5}(?:[\s.-]\d{2,8}){1,5}(?![\p{L}\p{N}/*×=^%])|(?<![\p{L}\p{N}/*×=^.,]|[=×*/+-]\s)(?:(?:\+|0)\d{8,13}|[2-9]\d{9})(?![\p{L}\p{N}/*×=^%])/gu;

const streetBefore = String.raw`(?:rue|avenue|boulevard|allée|calle|avenida|plaza|carrera)\s+(?:de\s+(?:la\s+|los\s+|las\s+)?|du\s+|des\s+)?[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3},?\s+\d{1,4}`;
const frenchStreet = String.raw`\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|allée|chemin|place\s+(?:de|du|des))\s+[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,4}`;
const englishStreet = String.raw`\d{1,5}[a-z]?\s+(?!way\s)(?:(?:north|south|east|west|[nsew])\.?\s+)?\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,2}\s+(?:street|st|avenue|ave|road|rd|lane|ln|boulevard|blvd)\b\.?(?:,?\s+(?:apt|apartment|unit|flat)\.?\s*\w{1,5})?`;
const germanStreet = String.raw`\p{L}{3,30}(?:[\s-]?(?:straße|strasse|str\.)|weg|gasse|allee|platz)\s+\d{1,4}[a-z]?\b`;
/** Words that are streets only when written as names: "4 Mill Close", but "10 close friends". */
const namedStreet = /\b\d{1,5}[a-zA-Z]?\s+\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}\s+(?:Drive|Dr|Court|Ct|Close|Crescent|Terrace|Way|Place|Square)\b\.?/gu;
const address = new RegExp(`${frenchStreet}|${englishStreet}|${germanStreet}|${streetBefore}`, 'giu');

export function redactPersonalData(text: string): Redaction {
  const removed: PersonalDataKind[] = [];
  const take = (kind: PersonalDataKind) => () => {
    removed.push(kind);
    return `[${kind} removed]`;
  };
  let redacted = text;
  if (text.includes('@')) redacted = redacted.replace(email, take('email'));
  if (hint.url.test(text)) redacted = redacted.replace(url, take('url'));
  // Numbers of phones and houses.
  if (!hint.digit.test(text)) return { text: redacted, removed };
  redacted = redacted
    .replace(phone, (match, offset: number, whole: string) => (isPhone(match, whole.slice(Math.max(0, offset - 24), offset)) ? take('phone')() : match))
    .replace(address, take('address'))
    .replace(namedStreet, take('address'));
  return { text: redacted, removed };
}

/** Eight to fifteen digits (ITU-T E.164), and neither years nor a date. `before` is what leads up to the number. */
function isPhone(match: string, before: string): boolean {
  const digits = match.replace(/\D/g, '');
  if (digits.length < 8 || digits.length > 15) return false;
  if (match.split(/[-–.\s]+/).every((group) => /^(?:1\d|20)\d\d$/.test(group))) return false;
  if (/\b(?:tel|phone|call|text|mobile|cell|whatsapp|number is|t[eé]l[eé]fono|m[oó]vil|num[eé]ro|portable|nummer|handy)\b[^\p{L}]*$/iu.test(before)) return true;
  // A row of small numbers is a lesson's, unless it looks like a French number.
  if (!/\d{3}/.test(match) && !/^(?:\+33\s?|0)\d(?:[ .]\d{2}){4}$/.test(match)) return false;
  return !/^(?:\d{4}[-.\s]\d{2}[-.\s]\d{2}|\d{2}[-.\s]\d{2}[-.\s]\d{4})$/.test(match) && !/^\d{1,3}(?:[ .]\d{3})+$/.test(match);
}
