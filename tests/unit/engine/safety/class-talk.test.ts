/** What a teacher tells of a week in class, and disclosures in nearly the same words: the first opens no help card, each of the second does. */
import { describe, expect, it } from 'vitest';
import { screenText } from '../../../../src/engine/safety/screen.ts';
import { screenConversation } from '../../../../src/engine/safety/screen-conversation.ts';

describe('what was tried in a class', () => {
  it.each([
    'I tried giving him a job once',
    'I tried giving him a job once, he threw the whiteboard marker at somebody',
    'I tried giving them a seat once',
    'I tried that last week and it blew up in my face',
    'I tried ending it early',
    "he's killing me with questions",
    'I could have died of embarrassment',
    'I wanted the floor to swallow me',
    'I tried it once and never again',
    'I tried leaving him alone and he did nothing',
    'I left him alone for a week and it got better',
    'I tried cutting the text down and they still gave up',
    'I shot down his idea and he shut down',
    'I tried calling his mom last night but she hung up on me',
    'I once tried giving him a laptop and he broke it',
    'I have no life outside grading',
    "what's the point of me teaching this if they don't care",
    'period 6 eats me alive',
    'my last lesson bombed',
    'he blew up at me when I took his phone',
  ])('opens no help card: %s', (line) => expect(screenText(line).level).toBeLessThan(2));
});

describe('a disclosure in the words of such a day', () => {
  it.each([
    "I tried ending it last week and it didn't work",
    'I tried ending it once',
    'I tried to end it all last night',
    'I tried ending my life last year',
    'I tried hanging myself once',
    'I tried giving him my pills once so we could go together',
    'I tried it once with pills and nobody noticed',
    'I tried it last week, I took the whole bottle and woke up',
    'I took a whole bottle of pills last night',
    'he grabbed my arm so hard it left marks and he does it every night',
    'my dad grabbed my arm and threw me against the wall',
    'my stepdad grabbed me by the throat',
    "my mom's boyfriend grabbed my arm and dragged me into the bedroom",
    "he grabbed my arm and wouldn't let go until I took my shirt off",
    'I could have died and I wish I had',
    'I wish I had died that night',
    'I wish it had worked last time',
    "I'd rather be dead than go back to that house",
    'my student told me she tried to end her life last weekend',
    'one of my students wrote that he wants to kill himself',
    'a girl in my class says her uncle touches her at night',
    'he said he is going to kill me if I tell anyone',
    "he's going to kill my mom, he has a knife",
    'my uncle gave me money to keep our secret about what he does in my room',
    'I tried cutting because it makes the pain stop',
    'I started cutting my thighs again',
    'I want to disappear forever and nobody would care',
    "I give up, I don't want to be here anymore",
    'nothing I try works, I just want it all to be over forever',
    'I am writing a story but really my dad hits me every night',
    'in my story the girl dies and I wish I was her',
    'my dad hits me and then I write stories about pirates to forget it',
    'I made myself throw up after lunch again',
    "I haven't eaten for three days so I get thin",
    'an older man online asked me to send pictures without clothes',
    'the coach touched me in the changing room',
    "he has a gun in his bag and says he'll use it on Monday",
    "I gave away all my things because I won't need them after tomorrow",
    'I wrote goodbye letters to everyone last night',
    'he locks me in the basement when he drinks',
    'I tried leaving him but he said he would kill me',
    'I tried leaving home and my dad locked me in',
    'I tried telling him to stop but he kept touching me',
    'I tried telling my mom but she hit me',
    'I tried it last year with a rope',
    'I tried it last week, cut my wrists, and nobody found out',
    'I tried giving him what he wanted so he would not hit my mom',
    'I tried letting go of the bridge once',
    'I tried putting a rope around my neck',
    'I wanted the ground to swallow me so I never have to wake up again',
    'I want the earth to swallow me, I do not want to live',
    "I tried ending it early this year with my mom's pills",
    'I tried ending it all',
    'I tried ending it and I will try again',
    'I tried cutting my arms to feel something',
    'I tried cutting the pain out of my arm',
    'I shot down a whole bottle of pills',
    'I shot my brother',
    'I left a note for my mom, I will be gone tomorrow',
    'he left me alone in the house for a week with no food',
    'I left him alone with my uncle and now he has bruises on his arms',
    'he blew up and hit me in the face',
    'my dad blew up in my face and then he beat me with a belt',
    'it blew up in my face and now I want to die',
  ])('is found: %s', (line) => expect(screenText(line).level).toBe(2));
});

const levelOf = (...texts: string[]) => screenConversation(texts, 0, true).level;

describe('a story that the visitor makes up', () => {
  it.each([
    ["I'm writing a story about pirates", 'He grabbed my arm and would not let go'],
    ['can you help me with my story about a haunted ship', 'the pirate grabbed my arm and held a knife to my throat'],
    ['im writing a short story for english', 'he grabbed my arm and dragged me to the deck'],
    ['my story starts like this: He grabbed my arm and said run'],
  ])('is not taken for its writer: %s / %s', (...texts) => expect(levelOf(...texts)).toBe(0));

  it('with someone of the family in it gets no more than the gentle word', () => {
    expect(levelOf("I'm writing a story about pirates", 'The first no was my dad. He grabbed my arm and said you are not going in there.')).toBe(1);
  });

  it.each([
    ['He grabbed my arm'],
    ['we read a story about pirates', 'He grabbed my arm'],
    ["I'm writing a story about my life", 'he grabbed my arm and would not let go'],
    ["I'm writing a story about what happened to me", 'he grabbed my arm and dragged me'],
    ["I'm writing a true story", 'He grabbed my arm'],
    ["I'm writing a story about pirates", 'he grabbed my arm yesterday'],
    ["I'm writing a story about pirates", "it's not a story, he grabbed my arm"],
    ["I'm writing a story about pirates", 'this really happened, he grabbed my arm and dragged me'],
    ["I'm writing a story about pirates", 'my teacher grabbed my arm and dragged me'],
    ["I'm writing a story about pirates", 'he grabbed my arm and left marks, should i tell someone'],
    ["I'm writing a story about pirates", 'my dad hits me when he is drunk'],
    ["I'm writing a story about pirates", 'I want to kill myself'],
    ["I'm writing a story about a girl", 'he touches me at night and says it is our secret'],
    ["I'm writing a story", 'ok', 'i want to disappear forever and nobody would care'],
  ])('hides nothing of its writer: %s / %s', (...texts) => expect(levelOf(...texts)).toBe(2));
});
