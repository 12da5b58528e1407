/** Animals that are animals: in a story with people in it and a dog that only barks, nobody asks what the dog's sniffing says of its sorrow. */
import { narrator } from './cast.ts';
import type { Passage } from './passage.ts';

const animals = new Set(
  `fox wolf dog cat rabbit hare tortoise lion mouse crow bear bird frog owl horse donkey goat sheep hen rooster duck pig ant bee monkey tiger elephant snake spider fish dove pigeon sparrow lizard
  camel crocodile jackal peacock stork heron mule ox calf beetle grasshopper deer stag leopard python hornet wasp hedgehog squirrel badger turtle whale dolphin eagle raven swan goose puppy kitten
  lamb pony hamster snail parrot hound seal shark bull cow rat gull`.split(/\s+/),
);

const isAnimal = (name: string): boolean => animals.has(name.split(' ').at(-1)?.toLowerCase() ?? '');

/** False for an animal that speaks or thinks, as in a fable, and where nobody but animals is told of. */
export function isBeast(passage: Pick<Passage, 'cast' | 'sentences'>, name: string): boolean {
  if (!isAnimal(name) || !passage.cast.some((figure) => (figure.isNamed || figure.name === narrator) && !isAnimal(figure.name))) return false;
  const kind = name.split(' ').at(-1)?.toLowerCase();
  return !passage.sentences.some(
    ({ speech, clause }) =>
      speech?.speaker?.split(' ').at(-1)?.toLowerCase() === kind ||
      (clause?.subject.at(-1)?.lower === kind && clause?.verbs.some(({ lemma }) => /^(?:say|ask|answer|reply|think|wonder|decide|promise|laugh|smile)$/.test(lemma))),
  );
}
