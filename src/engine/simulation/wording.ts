/** Putting an editor's phrase into the middle of a sentence. */

/** Without the mark at its end. */
export const open = (text: string): string => text.trim().replace(/[.…]+$/, '');

/** A quotation within a quotation. */
const within = (text: string): string => text.trim().replace(/["“]([^"“”]*)["”]/g, '‘$1’');

/** In the middle of a sentence. */
export const quoted = (text: string): string => `“${open(within(text))}”`;

/** At the end of one, with its mark inside, as American print has it. */
export const quotedLast = (text: string): string => (/[?!]’?$/.test(text.trim()) ? `“${within(text)}”` : `“${open(within(text))}.”`);

/** Words that have a capital only because they begin a sentence. */
const small =
  /^(?:A|An|The|Some|Someone|Somebody|Each|Every|Everyone|Everybody|Nobody|No|It|They|There|People|Those|Most|Many|All|Two|One|In|On|For|If|Young|Our|Their|His|Her|Students|Pupils|Families|Children|Parents|Owner|Head|Build|Keep|Let|Make|Move|Use|Leave|Stop|Allow|Require)\b/;

/** "A parent who prefers 18" → "a parent who prefers 18"; names keep their capital. */
export const inside = (text: string): string => (small.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** At the beginning of a line, or as a name. */
export const named = (text: string): string => open(text).charAt(0).toUpperCase() + open(text).slice(1);

export const sentence = (text: string): string => {
  const trimmed = text.trim();
  const ended = /[.!?…”"]$/.test(trimmed) ? trimmed : `${trimmed}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
};

/** Somebody of whom it was spoken before: "A dentist" → "the dentist". */
export const known = (who: string): string => (/^An? /.test(who) ? who.replace(/^An? /, 'the ') : inside(who));

/** Where several people or ways stand side by side, what is said around each goes by its place. */
export const around = (texts: readonly string[], place: number): string => texts[place % texts.length] ?? '';

/** A thing that somebody cares about, inside a sentence: it begins with no name. */
export const cared = (value: string): string => value.charAt(0).toLowerCase() + value.slice(1);

/** A quotation that may hold another: “…” around it, ‘…’ within. */
export const spoken = (text: string): string => `“${within(text)}”`;
