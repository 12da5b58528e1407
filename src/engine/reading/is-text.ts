/** Tells text that someone can read from the bytes of a file that was opened as text. */

/** The first bytes of a PDF, a zip (also .docx), PNG, GIF and JPEG, as they come out when read as text. */
const signatures = /^(?:%PDF-\d|PK\p{Cc}{2}|.PNG\r?\n|GIF8[79]a|\u{fffd}{2,4}\S{0,6}(?:JFIF|Exif))/u;

export function isReadableText(text: string): boolean {
  if (signatures.test(text)) return false;
  // Control characters beside tab, new line, page break and the like, and what a decoder puts where bytes are no letters.
  const strange = text.match(/(?![\t\n\v\f\r\u0085])\p{Cc}|\u{fffd}/gu)?.length ?? 0;
  return strange <= text.length * 0.02;
}
