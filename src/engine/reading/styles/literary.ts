/** Literary Analysis: how the passage is made, and what that does to a reader. For information and opinion it asks about craft as well. */
import { toldBy } from '../asking.ts';
import { bands, body, each, edges, hasLemma, type Maker, same, withStep } from '../candidate.ts';
import { humanVerbs, sensory, settingNouns, themes } from '../lexicon.ts';
import { type Passage, type ReadSentence, subjectOf } from '../passage.ts';
import { sentence as asSentence, bare, capitalized, quote } from '../quoting.ts';

const varies = 'Answers vary.';
const isTold = ({ kind }: Passage) => kind === 'story' || kind === 'poem';
/** "story", "poem", "passage", as a question calls it. */
const whole = ({ kind }: Passage): string => (kind === 'poem' ? 'poem' : kind === 'story' ? 'story' : 'passage');

const similes = each((sentence) => {
  const found =
    /\b(?:as (?!soon|long|well|much|many|far|if|though)\p{L}+ as (?:an? |the )?\p{L}+(?: \p{L}+)?|(?<!\b(?:would|did|do|does|not|n['’]t|to|feel|feels|looks|things|animals|plants|people|food|foods|something|anything|such|just|and|or) )like (?:an?|the|two|some) (?:(?!(?:that|which|who|when|if|as|and|or|but|to|in|on|at|with|it|he|she)\b)\p{L}+(?:[ -](?=\p{L}))?){1,3}(?<=\p{L}))/iu
      .exec(sentence.text)?.[0]
      ?.trim();
  if (!found || /^like the (?:one|way|rest|others?)\b/i.test(found)) return null;
  return {
    kind: 'simile',
    skill: 'Comparison (simile)',
    sentence: sentence.index,
    weight: 9,
    ask: bands(
      `The writer compares two things with the words “${found}”. What are the two things, and how are they alike?`,
      `What is compared with what in “${found}”, and what does the comparison make you see or feel?`,
      `What do the two sides of “${found}” have in common, and what does this comparison do that a plain statement would not?`,
    ),
    hint: 'Ask what the two have in common, then what only one of them has.',
    expected: `${varies} They should name both sides of the comparison in ${quote(sentence.text)} and one thing that the two share.`,
    evidence: [sentence.index],
    lookFors: ['Names both sides of the comparison', 'Says what the comparison adds'],
  };
});

const openingLine: Maker = (passage) => {
  const { first } = edges(passage);
  if (!first || body(passage).length < 3) return [];
  return [
    {
      kind: 'opening',
      skill: 'Opening',
      sentence: first.index,
      weight: 7.5,
      ask: bands(
        `The ${whole(passage)} begins with ${quote(first.text, 110)}. What does this beginning make you want to know?`,
        `The ${whole(passage)} begins with ${quote(first.text, 110)}. What does this first ${first.form === 'verse' ? 'line' : 'sentence'} promise, and how does it pull a reader in?`,
        `The ${whole(passage)} begins with ${quote(first.text, 110)}. Which expectations does it set up, and which of them does the rest keep?`,
      ),
      hint: 'Cover the rest and read only the beginning.',
      expected: `${varies} They should name a word of the first ${first.form === 'verse' ? 'line' : 'sentence'} and the question it raises: ${quote(first.text)}.`,
      evidence: [first.index],
      lookFors: ['Names a word of the beginning', 'Says what it does to a reader'],
    },
  ];
};

const endingLine: Maker = (passage) => {
  const { first, last } = edges(passage);
  if (!last || !first || body(passage).length < 4) return [];
  return [
    {
      kind: 'ending',
      skill: 'Ending',
      sentence: last.index,
      weight: 8,
      ask: bands(
        `The ${whole(passage)} ends with ${quote(last.text, 100)}. Is this a good ending? Why?`,
        `The ${whole(passage)} ends with ${quote(last.text, 100)}. How does this ending make a reader look back at the beginning?`,
        `Compare the ending, ${quote(last.text, 90)}, with the beginning, ${quote(first.text, 90)}. What has shifted between them?`,
      ),
      hint: 'Read the first and the last one directly after each other.',
      expected: `${varies} They should connect ${quote(last.text)} with an earlier place, such as ${quote(first.text)}.`,
      evidence: [first.index, last.index],
      lookFors: ['Connects the end with an earlier place', 'Gives a reason for the judgment'],
      isWhole: true,
    },
  ];
};

const turns = each((sentence, passage) => {
  const sign = /^(?:But|Suddenly|Then|Until|At last|Just then|Yet|However|All at once|That was when|Without warning)\b/.exec(sentence.text)?.[0];
  const before = passage.sentences[sentence.index - 1];
  if (!sign || !before || before.form === 'heading' || !isTold(passage) || sentence.speech) return null;
  return {
    kind: 'turn',
    skill: 'Turning point',
    sentence: sentence.index,
    weight: sign === 'Then' ? 5.5 : 7.5,
    ask: bands(
      `What changes in the ${whole(passage)} at ${quote(sentence.text, 90)}?`,
      `The word “${sign}” opens ${quote(sentence.text, 90)}. What changes at this point, and how was it before?`,
      `How does ${quote(sentence.text, 90)} turn the ${whole(passage)} in a new direction, and what had prepared the turn?`,
    ),
    hint: `Compare what stands before “${sign}” with what comes after.`,
    expected: `${varies} Before: ${quote(before.text)}. After: ${quote(sentence.text)}.`,
    evidence: [before.index, sentence.index],
    lookFors: ['Says what it was like before', 'Says what is different after it'],
  };
});

const pointOfView: Maker = (passage) => {
  if (passage.kind !== 'story') return [];
  if (passage.isFirstPerson) {
    const place =
      body(passage).find(
        ({ words, speech }) =>
          !speech &&
          words.some(({ lower }) => lower === 'i') &&
          words.some(({ lemma }) => /^(?:think|know|feel|want|remember|wonder|see|hear|wish|hope|believe|decide)$/.test(lemma)),
      ) ?? body(passage).find(({ words, speech }) => !speech && words.some(({ lower }) => lower === 'i'));
    if (!place) return [];
    return [
      {
        kind: 'point-of-view',
        skill: 'Point of view',
        sentence: place.index,
        weight: 7.5,
        ask: bands(
          `The story is told by someone who says “I”, as in ${quote(place.text, 90)}. What can this person not know?`,
          `The story is told by an “I”, as in ${quote(place.text, 90)}. What do we learn because of that, and what stays hidden?`,
          `How far can a reader trust the “I” of ${quote(place.text, 90)}? Name one place that supports your view.`,
        ),
        hint: 'Ask who else is there, and what that person would tell.',
        expected: `${varies} We learn what the narrator thinks and feels, as in ${quote(place.text)}; what others think has to be guessed.`,
        evidence: [place.index],
        lookFors: ['Says what the “I” can know', 'Says what it cannot know'],
      },
    ];
  }
  const inside = body(passage).find(
    (sentence) =>
      !sentence.speech &&
      subjectOf(passage, sentence)?.isPerson &&
      hasLemma(sentence, new Set(['think', 'know', 'wonder', 'remember', 'hope', 'wish', 'feel', 'believe', 'understand']), ['VERB']),
  );
  const who = inside && subjectOf(passage, inside);
  if (!inside || !who) return [];
  return [
    {
      kind: 'point-of-view',
      skill: 'Point of view',
      sentence: inside.index,
      weight: 7,
      ask: bands(
        `In ${quote(inside.text, 90)} the writer lets us look into someone's head. Into whose? What do we learn?`,
        `In ${quote(inside.text, 90)} the narrator looks into ${who.name}. Whose thoughts does the story keep from us?`,
        `In ${quote(inside.text, 90)} the narrator looks into ${who.name}. How would the scene read from outside, with actions alone?`,
      ),
      hint: 'Look for words such as “thought”, “knew” or “felt”.',
      expected: `${capitalized(who.name)}. We learn: ${quote(inside.text)}.`,
      evidence: [inside.index],
      lookFors: ['Names whose thoughts we get', 'Names whose thoughts we do not get'],
    },
  ];
};

const characters = each((sentence, passage) => {
  const told = toldBy(passage, sentence);
  if (!told?.isPerson || told.name === 'the narrator' || passage.kind !== 'story' || sentence.length < 6) return null;
  const second = passage.cast.find(({ name }) => name === told.name)?.sentences.find((at) => Math.abs(at - sentence.index) > 2);
  const other = second === undefined ? undefined : passage.sentences[second];
  return {
    kind: 'character',
    skill: 'Character',
    sentence: sentence.index,
    weight: hasLemma(sentence, humanVerbs, ['VERB']) ? 6.5 : 5,
    ask: bands(
      `What kind of person is ${told.name}? Use ${quote(sentence.text, 90)} and one more place.`,
      `What does ${quote(sentence.text, 90)} show about ${told.name}'s character? Find a second place that fits, or one that does not.`,
      `How does the writer show, without saying it, what ${told.name} is like in ${quote(sentence.text, 90)}? Name a place that complicates the picture.`,
    ),
    hint: `Look at what ${told.name} does, not at what is said about ${told.name}.`,
    expected: `${varies} They should name a trait and rest on ${quote(sentence.text)}${other ? ` and a second place such as ${quote(other.text)}` : ''}.`,
    evidence: [sentence.index, ...(other ? [other.index] : [])],
    lookFors: ['Names a trait, not only an action', 'Two places from the text'],
  };
});

const settings = each((sentence, passage) => {
  const nouns = sentence.words.filter(({ lemma, pos }) => pos === 'NOUN' && settingNouns.has(lemma));
  const senses = sentence.words.filter(({ lemma, pos }) => /^(?:ADJ|NOUN|VERB)$/.test(pos) && sensory.has(lemma));
  if (!isTold(passage) || nouns.length === 0 || nouns.length + senses.length < 2 || sentence.speech || sentence.length < 6) return null;
  return {
    kind: 'setting',
    skill: 'Setting and mood',
    sentence: sentence.index,
    weight: 6 + Math.min(2, (nouns.length + senses.length - 2) * 0.5),
    ask: bands(
      `Where are we in ${quote(sentence.text, 110)}, and what is it like there? Which words tell you?`,
      `Which mood does the setting create in ${quote(sentence.text, 110)}, and which words create it?`,
      `How does the setting in ${quote(sentence.text, 110)} work on the mood, and does it match what happens there?`,
    ),
    hint: 'Collect the words for place, light, weather and sound.',
    expected: `${varies} Words to build on: ${[...new Set([...nouns, ...senses].map(({ text }) => `“${text}”`))].join(', ')}.`,
    evidence: [sentence.index],
    lookFors: ['Names the words', 'Names the mood they make'],
  };
});

const repetitions: Maker = (passage) => {
  if (!isTold(passage) && passage.kind !== 'opinion') return [];
  const starts = new Map<string, ReadSentence[]>();
  for (const sentence of body(passage)) {
    const start = bare(sentence.text).match(/^(?:\p{L}[\p{L}'’]*\s+){2}\p{L}[\p{L}'’]*/u)?.[0];
    if (start && !sentence.speech) starts.set(start.toLowerCase(), [...(starts.get(start.toLowerCase()) ?? []), sentence]);
  }
  const repeated = [...starts.values()].filter((all) => all.length >= 2).sort((a, b) => b.length - a.length)[0];
  const [first, second] = repeated ?? [];
  if (first && second) {
    const start = bare(first.text).match(/^(?:\p{L}[\p{L}'’]*\s+){2}\p{L}[\p{L}'’]*/u)?.[0] ?? '';
    return [
      {
        kind: 'repetition',
        skill: 'Repetition',
        sentence: first.index,
        weight: 7.5,
        ask: withStep(
          `${repeated?.length === 2 ? 'Two' : 'Several'} ${first.form === 'verse' ? 'lines' : 'sentences'} begin with “${start}”. What does the repetition do?`,
          'Read them aloud before you answer.',
          'What would be lost with a different beginning each time?',
        ),
        hint: 'Read them aloud, one after the other.',
        expected: `${varies} The repeated words stand in ${quote(first.text, 80)} and ${quote(second.text, 80)}; they can stress a thought, give a rhythm, or show that something does not change.`,
        evidence: [first.index, second.index],
        lookFors: ['Finds the repeated words', 'Says what they do'],
      },
    ];
  }
  const [object] = passage.topics.filter(({ sentences, text }) => sentences.length >= 3 && !text.includes(' '));
  if (!object || passage.kind === 'opinion') return [];
  return [
    {
      kind: 'repetition',
      skill: 'Motif',
      sentence: object.sentences[0] ?? 0,
      weight: 7,
      ask: bands(
        `The word “${object.text}” comes up again and again. Why do you think the writer keeps coming back to it?`,
        `The ${whole(passage)} keeps coming back to “${object.text}”. What does it mean at first, and what by the end?`,
        `The ${whole(passage)} keeps coming back to “${object.text}”. What might it stand for besides itself, and what speaks against reading it that way?`,
      ),
      hint: `Find every place with “${object.text}” and compare the first with the last.`,
      expected: `${varies} Places to compare: ${[object.sentences[0], object.sentences.at(-1)].map((at) => quote(passage.sentences[at ?? 0]?.text ?? '', 90)).join(' and ')}.`,
      evidence: [object.sentences[0] ?? 0, object.sentences.at(-1) ?? 0],
      lookFors: ['Compares two places', 'Goes beyond the thing itself'],
    },
  ];
};

const rhythm: Maker = (passage) => {
  if (passage.kind === 'poem' || passage.kind === 'foreign' || passage.kind === 'fragments') return [];
  return body(passage).flatMap((sentence) => {
    const before = passage.sentences[sentence.index - 1];
    if (sentence.length > 5 || !before || before.length < 12 || before.form === 'heading' || sentence.speech || sentence.isSaid || /\?$/.test(sentence.text)) return [];
    return {
      kind: 'rhythm',
      skill: 'Sentence rhythm',
      sentence: sentence.index,
      weight: 7,
      ask: withStep(
        `${quote(sentence.text)} has only ${numberWords[sentence.length] ?? sentence.length} words. Why does the writer make this sentence so short?`,
        'What stands in the long sentence before it?',
        'Join it to the sentence before: what is lost?',
      ),
      hint: 'Read it aloud together with the sentence before it.',
      expected: `${varies} After the long sentence ${quote(before.text)} the short one makes a reader stop.`,
      evidence: [before.index, sentence.index],
      lookFors: ['Compares it with the longer sentence', 'Names the effect'],
    };
  });
};
const numberWords = ['no', 'one', 'two', 'three', 'four', 'five'];

const speech = each((sentence, passage) => {
  if (!sentence.speech || passage.kind !== 'story' || sentence.speech.said.split(' ').length < 4) return null;
  const { said, speaker } = sentence.speech;
  return {
    kind: 'dialogue',
    skill: 'Dialogue',
    sentence: sentence.index,
    weight: 6,
    ask: bands(
      `What do the words ${quote(said, 90)} tell you about ${speaker ?? 'the one who says them'}?`,
      `What do we learn about ${speaker ?? 'the speaker'} from the way of saying ${quote(said, 90)}, beyond what is said?`,
      `Why does the writer let ${speaker ?? 'a character'} say ${quote(said, 90)} instead of reporting it?`,
    ),
    hint: 'Read it aloud as that person would say it.',
    expected: `${varies} They should quote a word of ${quote(said)} and say what it shows.`,
    evidence: [sentence.index],
    lookFors: ['Quotes a word of the speech', 'Names a trait or a wish'],
  };
});

const theme: Maker = (passage) => {
  if (!isTold(passage)) return [];
  const counted = new Map<string, ReadSentence[]>();
  for (const sentence of body(passage))
    for (const { lemma, pos } of sentence.words) if (pos === 'NOUN' && themes.has(lemma)) counted.set(lemma, [...(counted.get(lemma) ?? []), sentence]);
  const [found] = [...counted].sort((a, b) => b[1].length - a[1].length);
  const place = found?.[1].findLast(({ speech }) => !speech) ?? found?.[1].at(-1);
  // Once may be a figure of speech: "good luck", "catch your death".
  if (!found || !place || (found[1].length < 2 && place.speech)) return [];
  return [
    {
      kind: 'theme',
      skill: 'Theme',
      sentence: place.index,
      weight: 7.5,
      ask: bands(
        `What does the ${whole(passage)} tell you about ${found[0]}? Start from ${quote(place.text, 90)}.`,
        `What does the ${whole(passage)} suggest about ${found[0]}? Start from ${quote(place.text, 90)} and add a second place.`,
        `Which view of ${found[0]} does the ${whole(passage)} suggest, from ${quote(place.text, 90)} to the end, and where does it leave room for doubt?`,
      ),
      hint: 'A theme is a whole sentence, not one word.',
      expected: `${varies} They should put the thought about ${found[0]} into a whole sentence and rest it on ${quote(place.text)}.`,
      evidence: [place.index],
      lookFors: ['A whole sentence, not one word', 'Two places from the text'],
      isWhole: true,
    },
  ];
};

const sounds: Maker = (passage) => {
  if (passage.kind !== 'poem') return [];
  const lines = body(passage);
  const rhymes = lines.flatMap((line, i) => {
    const last = lastWord(line);
    const partner = lines.slice(i + 1, i + 4).find((other) => last && rhymesWith(last, lastWord(other)));
    return partner && last ? [{ line, partner, last, other: lastWord(partner) ?? '' }] : [];
  });
  const [rhyme] = rhymes;
  return [
    ...(rhyme
      ? [
          {
            kind: 'rhyme',
            skill: 'Sound and rhyme',
            sentence: rhyme.line.index,
            weight: 8,
            ask: withStep(
              `“${rhyme.last}” rhymes with “${rhyme.other}”. What do the two words have to do with each other in the poem?`,
              'Which other words rhyme?',
              'Where does the poem break its own pattern?',
            ),
            hint: 'Read the ends of the lines aloud.',
            expected: `${varies} The two stand at the ends of ${quote(rhyme.line.text, 70)} and ${quote(rhyme.partner.text, 70)}; the rhyme ties their meanings together.`,
            evidence: [rhyme.line.index, rhyme.partner.index],
            lookFors: ['Goes from the sound to the meaning'],
          },
        ]
      : []),
    ...lines.flatMap((line, i) => {
      const next = lines[i + 1];
      if (!next || next.paragraph !== line.paragraph || /[.,;:!?—–-]["”’']?$/.test(line.text) || !/^\p{Ll}/u.test(next.text)) return [];
      return {
        kind: 'line-break',
        skill: 'Line break',
        sentence: line.index,
        weight: 6.5,
        ask: withStep(
          `The sentence does not stop at the end of ${quote(line.text, 80)}. Why might the poet break the line there?`,
          'Which word gets more weight?',
          'What does a reader expect for a moment, and what comes instead?',
        ),
        hint: 'Pause at the end of the line, then read on.',
        expected: `${varies} The break makes a reader wait before ${quote(next.text, 80)}.`,
        evidence: [line.index, next.index],
        lookFors: ['Reads across the break', 'Names what it stresses'],
      };
    }),
    ...lines.flatMap((line) => {
      const sound = alliteration(line.text);
      return sound
        ? {
            kind: 'alliteration',
            skill: 'Sound',
            sentence: line.index,
            weight: 7,
            ask: withStep(
              `Several words in ${quote(line.text, 90)} begin with the same sound. Which, and how does it sound when you read it aloud?`,
              'Does the sound fit what the line says?',
              'How does the sound work together with what the line says?',
            ),
            hint: 'Read it aloud slowly.',
            expected: `${sound.map((word) => `“${word}”`).join(', ')}. ${varies} The sound should be tied to what the line says.`,
            evidence: [line.index],
            lookFors: ['Finds the words', 'Ties the sound to the meaning'],
          }
        : [];
    }),
    ...lines.flatMap((line) => {
      const sense = line.words.filter(({ lemma, pos }) => /^(?:ADJ|NOUN|VERB)$/.test(pos) && sensory.has(lemma));
      return sense[0]
        ? {
            kind: 'image',
            skill: 'Imagery',
            sentence: line.index,
            weight: 6.5 + sense.length * 0.4,
            ask: withStep(
              `What do you see, hear or feel when you read ${quote(line.text, 90)}?`,
              `What does “${sense[0].text}” add to it?`,
              `How does “${sense[0].text}” set the mood for the lines around it?`,
            ),
            hint: `Close your eyes and think of “${sense[0].text}”.`,
            expected: `${varies} They should start from ${sense.map(({ text }) => `“${text}”`).join(' and ')}.`,
            evidence: [line.index],
            lookFors: ['Names a sense', 'Starts from a word of the line'],
          }
        : [];
    }),
  ];
};

const lastWord = ({ text }: ReadSentence): string | undefined => text.match(/\p{L}[\p{L}'’-]*(?=[^\p{L}]*$)/u)?.[0];
const rhymesWith = (one: string, other: string | undefined): boolean => {
  if (!other || one.toLowerCase() === other.toLowerCase()) return false;
  const end = (word: string) => /[aeiouy]+[^aeiouy]*(?:e)?$/.exec(word.toLowerCase())?.[0] ?? word.toLowerCase();
  return end(one).length >= 2 && end(one) === end(other);
};
const alliteration = (text: string): string[] | null => {
  const words = text.match(/\p{L}[\p{L}'’-]{3,}/gu) ?? [];
  const groups = Map.groupBy(words, (word) => word.charAt(0).toLowerCase());
  const [most] = [...groups.values()].filter((group) => new Set(group.map((word) => word.toLowerCase())).size >= 3 && !/^[aeiouwt]/i.test(group[0] ?? 'a'));
  return most ?? null;
};

/** Information and opinion are made, too. */
const craft: Maker = (passage) => {
  if (isTold(passage) || passage.kind === 'foreign' || passage.kind === 'fragments') return [];
  return body(passage).flatMap((sentence) => {
    const base = { sentence: sentence.index, evidence: [sentence.index] };
    const { speech } = sentence;
    if (speech?.speaker && speech.said.split(' ').length > 3)
      return [
        {
          ...base,
          kind: 'quotation',
          skill: 'Use of quotations',
          weight: 7,
          ask: withStep(
            `Why does the writer let ${speech.speaker} say ${quote(speech.said, 100)} word for word?`,
            'What would be lost if the writer summed it up?',
            'Whose words are not quoted, and what does that do?',
          ),
          hint: 'Say the same in one plain sentence of your own and compare.',
          expected: `${varies} The quotation brings a voice and a view into the text: ${quote(speech.said)}.`,
          lookFors: ['Compares the quotation with a summary', 'Names what the voice adds'],
        },
      ];
    if (sentence.text.endsWith('?') && !sentence.speech)
      return [
        {
          ...base,
          kind: 'rhetorical',
          skill: 'Asking the reader',
          weight: 7.5,
          ask: withStep(
            `Why does the writer ask ${quote(sentence.text)} instead of telling you?`,
            'What does the question do to a reader?',
            'Which answer does the writer hope for?',
          ),
          hint: 'Turn the question into a statement and compare.',
          expected: `${varies} The question draws the reader in and prepares what follows: ${quote(passage.sentences[sentence.index + 1]?.text ?? sentence.text)}.`,
          lookFors: ['Compares question and statement', 'Names the effect'],
        },
      ];
    if (sentence.words.some(({ lower }) => /^(?:you|your)$/.test(lower)) && !sentence.speech && passage.kind !== 'instructions')
      return [
        {
          ...base,
          kind: 'address',
          skill: 'Speaking to the reader',
          weight: 6,
          ask: withStep(`The writer says “you” in ${quote(sentence.text, 110)}. Why?`, 'Who is meant, and who is not?', 'How would the sentence work with ‘people’ in its place?'),
          hint: 'Put ‘people’ in the place of “you”.',
          expected: `${varies} ‘You’ makes the reader part of it: ${quote(sentence.text)}.`,
          lookFors: ['Says what “you” does', 'Compares it with another word'],
        },
      ];
    if (/\bfor (?:example|instance)\b/i.test(sentence.text))
      return [
        {
          ...base,
          kind: 'example',
          skill: 'Use of examples',
          weight: 6.5,
          ask: withStep(`What is the example in ${quote(sentence.text, 110)} an example of?`, 'Is it a good one?', 'Is it typical, or chosen because it is striking?'),
          hint: 'Look for the general statement before it.',
          expected: `It illustrates what stands before it: ${quote(passage.sentences[sentence.index - 1]?.text ?? sentence.text)}.`,
          lookFors: ['Names the general statement', 'Judges whether the example fits'],
        },
      ];
    return [];
  });
};

const structure: Maker = (passage) => {
  const central = body(passage).find(({ paragraph, index }) => paragraph > 0 && passage.sentences[index - 1]?.paragraph !== paragraph);
  if (isTold(passage) || passage.kind === 'instructions' || !central || passage.paragraphs < 2) return [];
  return [
    {
      kind: 'structure',
      skill: 'Structure',
      sentence: central.index,
      weight: 6.5,
      ask: same(`A new paragraph begins with ${quote(central.text, 100)}. What does it add to the one before it: a cause, an example, the other side, or something else?`),
      hint: 'Sum up each of the two paragraphs in five words.',
      expected: `${varies} They should compare it with the paragraph before, which begins ${quote(passage.sentences.find(({ paragraph, form }) => paragraph === central.paragraph - 1 && form !== 'heading')?.text ?? central.text, 90)}.`,
      evidence: [central.index],
      lookFors: ['Sums up both paragraphs', 'Names the connection'],
    },
  ];
};

const tone = each((sentence, passage) => {
  const word = sentence.words.find(
    ({ pos, lemma }) =>
      pos === 'ADJ' &&
      /^(?:beautiful|terrible|wonderful|tiny|huge|enormous|strange|remarkable|amazing|deadly|fragile|ancient|gentle|fierce|brutal|magnificent|lonely|silent|bitter|cruel|clever|proud|astonishing|vast|hidden|secret|precious)$/.test(
        lemma,
      ),
  );
  if (!word || sentence.speech) return null;
  return {
    kind: 'tone',
    skill: 'Tone',
    sentence: sentence.index,
    weight: isTold(passage) ? 4.5 : 6.5,
    ask: withStep(
      `The writer calls something “${word.text}” in ${quote(sentence.text, 100)}. What does this word make you think of it?`,
      'Which word would have been neutral?',
      'Which tone does it set, and does the rest of the text keep to it?',
    ),
    hint: `Leave “${word.text}” out and read it again.`,
    expected: `${varies} “${word.text}” judges or colors what it describes: ${quote(sentence.text)}.`,
    evidence: [sentence.index],
    lookFors: [`Says what “${word.text}” adds`, 'Names the tone'],
  };
});

const firstPoemStanza: Maker = (passage) => {
  if (passage.kind !== 'poem') return [];
  const stanzas = Map.groupBy(body(passage), ({ paragraph }) => paragraph);
  const [, second] = [...stanzas.values()];
  const start = second?.[0];
  if (!start) return [];
  return [
    {
      kind: 'stanza',
      skill: 'Structure of a poem',
      sentence: start.index,
      weight: 7,
      ask: withStep(
        `A new stanza begins with ${quote(start.text, 90)}. What changes there?`,
        'Look at the place, the time, the mood or the one who speaks.',
        'Why does the poem need the gap before it?',
      ),
      hint: 'Give each stanza a title of two words.',
      expected: `${varies} ${asSentence(`They should compare the stanza before with the one that begins ${quote(start.text, 80)}`)}`,
      evidence: [start.index],
      lookFors: ['Compares the two stanzas'],
    },
  ];
};

export const literary: readonly Maker[] = [
  similes,
  openingLine,
  endingLine,
  turns,
  pointOfView,
  characters,
  settings,
  repetitions,
  rhythm,
  speech,
  theme,
  sounds,
  craft,
  structure,
  tone,
  firstPoemStanza,
];
