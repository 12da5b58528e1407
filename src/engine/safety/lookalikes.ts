/** Characters that stand in for Latin letters, and emoji that stand in for a word. Used only for screening. */

// Two strings of equal length: the character at one place is read as the letter at the same place.
const LOOKALIKE = 'авсԁеһіјӏклмнопрѕтухԝүαβγδεηικνορτυχωςσıɪłøđħɑɩɡɐǝɟɥᴉʞɯɹʇʌʍʎᴀʙᴄᴅᴇꜰɢʜᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ¢€£¥¡ß∂єƒנя';
const LETTER = 'abcdehijlklmnonpstyxwyabydenikvoptuxwsoiilodhaigaefhikmrtvwyabcdefghjklmnopqrstuvwyzcelyisdefjr';

const READ_AS = new Map<string, string>([
  ...[...LOOKALIKE].map((char, i): [string, string] => [char, LETTER[i] ?? '']),
  ['æ', 'ae'],
  ['œ', 'oe'],
  ...[...'💀☠⚰🪦'].map((char): [string, string] => [char, ' die ']),
  ...[...'🔪🗡🪒'].map((char): [string, string] => [char, ' knife ']),
  ...[...'🔫'].map((char): [string, string] => [char, ' gun ']),
  ...[...'💊'].map((char): [string, string] => [char, ' pills ']),
  ...[...'👊🤛🤜'].map((char): [string, string] => [char, ' punches ']),
  ...[...'🌉'].map((char): [string, string] => [char, ' bridge ']),
  ...[...'🏫'].map((char): [string, string] => [char, ' school ']),
  ...[...'🤮'].map((char): [string, string] => [char, ' vomit ']),
  ...[...'🩸'].map((char): [string, string] => [char, ' blood ']),
]);

/** First code points of the letter blocks that Unicode does not fold to plain letters: circled, squared, flag letters. */
const LETTER_BLOCKS = [0x1f150, 0x1f170, 0x1f1e6];

function readAs(char: string): string {
  const known = READ_AS.get(char);
  if (known !== undefined) return known;
  const code = char.codePointAt(0) ?? 0;
  const start = LETTER_BLOCKS.find((first) => code >= first && code < first + 26);
  if (start !== undefined) return String.fromCharCode(97 + code - start);
  return /\p{L}/u.test(char) ? char : ' ';
}

/**
 * Lower-case text with styled, accented and lookalike letters read as plain ones. Invisible characters and
 * combining marks are gone; other letters (Chinese, Arabic) stay; other symbols become spaces.
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cs}\u115f\u1160\u2800]/gu, '')
    .toLowerCase()
    .replace(/\bsa['’-]e?d\b/g, 'raped')
    .replace(/(\w)['’]ll\b/g, '$1 will')
    .replace(/(\w)['’]d\b/g, '$1 would')
    .replace(/(\w)['’]re\b/g, '$1 are')
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[^\0-\x7f]/gu, readAs);
}
