/** Suggested names for a class: a color, an animal and a number. Pure; randomness is passed in. */

const colors = 'Teal Amber Coral Indigo Scarlet Silver Golden Violet Crimson Olive Copper Azure Ivory Jade Ruby Sandy Cobalt Maroon Mint Peach'.split(' ');
const animals =
  'Heron Otter Falcon Badger Lynx Robin Turtle Dolphin Sparrow Panda Koala Beaver Gecko Puffin Raven Salmon Tapir Walrus Zebra Bison Crane Ferret Finch Gazelle Hare Ibis Jaguar Kiwi Lemur Marmot Newt Osprey Penguin Quail Seal Swift Toucan Wombat Yak'.split(
    ' ',
  );

/** "Teal Heron 7". `random`: from 0 up to 1. */
export function suggestName(random: () => number): string {
  const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
  return `${pick(colors)} ${pick(animals)} ${2 + Math.floor(random() * 60)}`;
}
