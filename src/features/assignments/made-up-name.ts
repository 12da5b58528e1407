/** A name for a student who hands in without one's own: "Teal Heron 7". Some hundred thousand of them, so that a class rarely meets the same twice. */

const colors = [
  'Amber',
  'Blue',
  'Copper',
  'Coral',
  'Crimson',
  'Golden',
  'Green',
  'Indigo',
  'Ivory',
  'Jade',
  'Olive',
  'Orange',
  'Pearl',
  'Purple',
  'Ruby',
  'Silver',
  'Teal',
  'Violet',
];
const animals = [
  'Badger',
  'Beaver',
  'Crane',
  'Dolphin',
  'Eagle',
  'Falcon',
  'Finch',
  'Fox',
  'Gecko',
  'Hare',
  'Heron',
  'Ibex',
  'Jay',
  'Kestrel',
  'Lark',
  'Lynx',
  'Marten',
  'Newt',
  'Otter',
  'Owl',
  'Panda',
  'Plover',
  'Puffin',
  'Raven',
  'Robin',
  'Seal',
  'Stork',
  'Swan',
  'Tern',
  'Turtle',
  'Vole',
  'Wren',
];
const most = 200;

/** `random`: a number from 0 to 1, asked three times. */
export function madeUpName(random: () => number = Math.random): string {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  return `${pick(colors)} ${pick(animals)} ${1 + Math.floor(random() * most)}`;
}
