/** A feeling is denied only where the denial governs it. */
import { describe, expect, it } from 'vitest';
import { isDenied } from '../../../../src/engine/reflection/denied.ts';

const denies = (text: string, word: string): boolean => {
  const start = text.toLowerCase().search(new RegExp(`\\b${word}\\b`));
  expect(start).toBeGreaterThanOrEqual(0);
  return isDenied(text.slice(0, start), word, text.slice(start + word.length));
};

describe('isDenied', () => {
  it.each([
    ['I want to die of embarrassment, I tripped on the stage.', 'embarrassment'],
    ['I was never so happy in my life as on that day.', 'happy'],
    ['I was not only sad but also angry about the result.', 'sad'],
    ['I was not only sad but also angry about the result.', 'angry'],
    ['I did not know why I was so angry with my best friend.', 'angry'],
    ['I did not expect to be this disappointed.', 'disappointed'],
    ['I cannot deny that I was proud of my drawing.', 'proud'],
    ['I have never been so nervous before a match.', 'nervous'],
    ['I had never felt this lonely before.', 'lonely'],
    ['I was not just tired, I was furious.', 'tired'],
    ["I couldn't believe how nervous I was.", 'nervous'],
    ['I did not tell anyone that I was scared.', 'scared'],
    ["I wasn't the only one who was nervous.", 'nervous'],
    ['I tried not to be jealous of my sister.', 'jealous'],
    ['My mom told me not to be nervous about it.', 'nervous'],
    ['I could not stop being angry at him.', 'angry'],
    ['I could not hide that I was disappointed.', 'disappointed'],
    ['I was not angry until he laughed at me.', 'angry'],
    ['I never speak in class without being nervous.', 'nervous'],
    ['I was not as nervous as the last time.', 'nervous'],
    ['I could not be happier about our play.', 'happier'],
    ["I can't help being jealous of her.", 'jealous'],
    ["I didn't understand why everyone was excited and I was sad.", 'sad'],
    ['I was not sad but angry.', 'angry'],
    ['I did not realize how lonely I had been.', 'lonely'],
    ["I don't know if I was scared or excited.", 'scared'],
    ['We went to the restaurant and I was happy.', 'happy'],
    ['I am not sure whether I was ashamed.', 'ashamed'],
    ['I did not win, and that made me sad.', 'sad'],
    ['I spent the whole evening being worried about it.', 'worried'],
    ['It did not matter that I was nervous.', 'nervous'],
    ['I was not alone in feeling anxious.', 'anxious'],
  ])('lets “%s” keep its feeling “%s”', (text, word) => expect(denies(text, word)).toBe(false));

  it.each([
    ['I was not angry at all.', 'angry'],
    ["I wasn't even nervous before the match.", 'nervous'],
    ['It is not that I was jealous, I was just tired.', 'jealous'],
    ['I was no longer scared after that.', 'scared'],
    ['I did not feel sad or angry about it.', 'sad'],
    ['I did not feel sad or angry about it.', 'angry'],
    ['I was neither happy nor sad that day.', 'happy'],
    ['I was neither happy nor sad that day.', 'sad'],
    ["I don't think I was angry with her.", 'angry'],
    ['I never felt lonely in that group.', 'lonely'],
    ['I had no fear of the dark.', 'fear'],
    ['I did not have any guilt about it.', 'guilt'],
    ['I have never been jealous of my brother.', 'jealous'],
    ['I was not really proud of my poster.', 'proud'],
    ['I spoke without feeling nervous.', 'nervous'],
    ["I didn't get angry when he said it.", 'angry'],
    ["I'm not afraid of the water anymore.", 'afraid'],
    ['I am not very excited about the trip.', 'excited'],
    ['I was not in the least embarrassed.', 'embarrassed'],
    ['It did not make me happy.', 'happy'],
    ['I was not that disappointed.', 'disappointed'],
    ['I wasnt scared of the dog.', 'scared'],
    ['I did not feel guilty about it.', 'guilty'],
    ['I was not sad but angry.', 'sad'],
    ['I had not been worried before.', 'worried'],
    ['I could not be angry with him.', 'angry'],
  ])('hears that “%s” denies “%s”', (text, word) => expect(denies(text, word)).toBe(true));
});
