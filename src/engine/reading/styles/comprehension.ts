/** Main Idea & Comprehension: what the passage says, where it says it, and what it is about as a whole. */
import { askedBy, causeIn, toldBy } from '../asking.ts';
import { bands, body, each, figureIn, type Maker, same, withStep } from '../candidate.ts';
import { narrator } from '../cast.ts';
import { textOf } from '../clauses.ts';
import { humanNouns } from '../lexicon.ts';
import { sentence as asSentence, bare, capitalized, lowered, quote } from '../quoting.ts';
import { centralSentence, detailsFor } from '../weighing.ts';

const causes = each((sentence, passage) => {
  const cause = causeIn(passage, sentence);
  if (!cause || cause.causeText.length < 6) return null;
  const asked = cause.effect && askedBy(passage, sentence, cause.effect);
  const question = asked ? `Why ${asked}?` : `In ${quote(sentence.text)}, what is the cause and what is the effect?`;
  return {
    kind: 'cause',
    skill: 'Cause and effect',
    sentence: sentence.index,
    weight: asked ? 9 : 7,
    ask: withStep(question, 'Which word in the passage shows you that it is giving a reason?', 'Is this the whole reason, or does the passage give another one elsewhere?'),
    hint: `Look around the word “${cause.sign}”.`,
    expected: `${asSentence(cause.causeText)} The passage joins it with “${cause.sign}” to this: ${quote(cause.effectText)}.`,
    evidence: cause.evidence,
    lookFors: ['Names the cause, not only what happened', 'Takes the reason from the passage, not from general knowledge'],
  };
});

const timePhrase =
  /^(?:In (?:the (?:early |late |mid-)?)?(?:\d{3,4}s?|spring|summer|autumn|winter|January|February|March|April|May|June|July|August|September|October|November|December)|On (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|the)|At (?:dawn|dusk|noon|midnight|night|first|sunrise|sunset)|By|During|After|Before|When|As soon as|Every|One|That|Last|Next)\b/;

const times = each((sentence, passage) => {
  const lead = sentence.clause && sentence.clause.lead.length > 0 ? textOf(sentence.text, sentence.clause.lead) : '';
  if (!timePhrase.test(lead) || lead.length > 60) return null;
  const asked = askedBy(passage, sentence);
  if (!asked) return null;
  return {
    kind: 'time',
    skill: 'Finding details',
    sentence: sentence.index,
    weight: 6,
    ask: withStep(`When ${asked}?`, 'Why does the passage tell you the time?', 'Why does it matter to the passage that it was then?'),
    hint: 'Look at the beginning of the sentence.',
    expected: `${asSentence(lead)}`,
    evidence: [sentence.index],
    lookFors: ['Gives the time as the passage does'],
  };
});

/** "Barnacles are animals that …": what something is. */
const definitions = each((sentence) => {
  const { clause, text } = sentence;
  if (clause?.verbs.length !== 1 || !/^(?:is|are|was|were|means)$/.test(clause.verbs[0]?.lower ?? '') || clause.lead.length > 0) return null;
  const head = clause.subject.at(-1);
  const first = clause.rest[0];
  const isNaming =
    first?.pos === 'DET'
      ? /^(?:an?|the)$/.test(first.lower)
      : first?.pos === 'NOUN' || (first?.pos === 'ADJ' && clause.rest.some(({ pos }) => pos === 'NOUN') && clause.subject.length === 1);
  if (
    !head ||
    !isNaming ||
    clause.rest.length < 3 ||
    clause.subject.length > 4 ||
    !/^(?:NOUN|PROPN)$/.test(head.pos) ||
    clause.subject.some(({ pos, lower }) => pos === 'PRON' || /^(?:this|that|these|those|one|both|some|most|many)$/.test(lower))
  )
    return null;
  if (clause.rest.some(({ lower }) => lower === 'when') || humanNouns.has(head.lemma)) return null;
  const subject = clause.subject[0]?.pos === 'PROPN' ? textOf(text, clause.subject) : lowered(textOf(text, clause.subject));
  const verb = clause.verbs[0]?.lower === 'means' ? 'is' : (clause.verbs[0]?.lower ?? 'is');
  return {
    kind: 'definition',
    skill: 'Explaining a term',
    sentence: sentence.index,
    weight: 7,
    ask: withStep(`What ${verb} ${subject}, according to the passage?`, 'Say it in your own words.', 'Say it in your own words, then name one thing the passage adds later.'),
    hint: `The sentence about ${subject} says it.`,
    expected: asSentence(bare(text)),
    evidence: [sentence.index],
    lookFors: ['Gives the meaning that this passage gives', 'Own words, with the key term kept'],
  };
});

const called = each((sentence) => {
  const found =
    /\b(?:is|are|was|were)? ?(?:called|known as)\s+(?:an?\s+|the\s+)?["“]?((?:\p{L}[\p{L}-]+)(?:\s\p{L}[\p{L}-]+)?)["”]?(?=[,.;)]|\s(?:that|which|and|because|in|by)\b)/u.exec(
      sentence.text,
    );
  const term = found?.[1];
  if (!term || !found) return null;
  return {
    kind: 'term',
    skill: 'Explaining a term',
    sentence: sentence.index,
    weight: 7,
    ask: withStep(`What does the passage call “${term}”?`, 'Explain it to someone who has not read the passage.', 'Why does a reader need this term to follow the rest?'),
    hint: `Read the words before “${term}”.`,
    expected: asSentence(bare(sentence.text)),
    evidence: [sentence.index],
    lookFors: [`Explains “${term}” with what stands before it in the sentence`],
  };
});

const numbers = each((sentence) => {
  const figure = figureIn(sentence);
  if (!figure) return null;
  return {
    kind: 'number',
    skill: 'Reading figures',
    sentence: sentence.index,
    weight: 6,
    ask: bands(
      `The passage says “${figure}”. What does this number tell you?`,
      `What does the figure “${figure}” tell you, and why did the writer put it in?`,
      `What does the figure “${figure}” show, and what would a reader need to know to judge whether it is large or small?`,
    ),
    hint: 'Read the whole sentence around the number.',
    expected: asSentence(bare(sentence.text)),
    evidence: [sentence.index],
    lookFors: ['Says what is counted or measured', 'Connects the number to the point of the passage'],
  };
});

const contrasts = each((sentence, passage) => {
  const sign =
    /^(?:However|But|Yet|Instead|On the other hand|In contrast|Still|Nevertheless)\b/.exec(sentence.text)?.[0] ??
    /(?<=,\s)(?:but|while|whereas|although|yet)\b|^(?:Although|Though|While|Unlike|Despite)\b/.exec(sentence.text)?.[0];
  if (!sign || sentence.speech || sentence.length < 6) return null;
  const isAcross = /^(?:However|But|Yet|Instead|On the other hand|In contrast|Still|Nevertheless)$/.test(sign);
  const before = passage.sentences[sentence.index - 1];
  if (isAcross && (!before || before.form === 'heading' || before.speech)) return null;
  return {
    kind: 'contrast',
    skill: 'Compare and contrast',
    sentence: sentence.index,
    weight: 7,
    ask:
      isAcross && before
        ? withStep(
            `First the passage says ${quote(before.text, 80)}, then it goes on with “${sign}”. What changes?`,
            'Put both sides in your own words.',
            'Which side does the passage give more weight to?',
          )
        : withStep(
            `The word “${lowered(sign)}” sets two things against each other in ${quote(sentence.text, 100)}. What are the two things?`,
            'Why does the difference matter?',
            'What would be lost if the sentence kept only one of them?',
          ),
    hint: `Read what stands before and after “${lowered(sign)}”.`,
    expected: isAcross && before ? `On one side: ${quote(before.text)}. On the other: ${quote(sentence.text)}.` : asSentence(bare(sentence.text)),
    evidence: isAcross && before ? [before.index, sentence.index] : [sentence.index],
    lookFors: ['Names both sides', `Notices what “${lowered(sign)}” does`],
  };
});

const sequence: Maker = (passage) =>
  body(passage).flatMap((sentence) => {
    const next = passage.sentences[sentence.index + 1];
    if (
      !next ||
      next.form === 'heading' ||
      passage.kind === 'information' ||
      !/^(?:Then|After that|Next|Soon|Finally|At last|Suddenly|A moment later|Just then|That night|The next)\b/.test(next.text) ||
      sentence.speech
    )
      return [];
    const told = toldBy(passage, sentence);
    return {
      kind: 'sequence',
      skill: 'Order of events',
      sentence: sentence.index,
      weight: 7,
      ask: withStep(
        told ? `What happens right after ${told.what}?` : `What happens right after ${quote(sentence.text, 90)}?`,
        'Tell it in your own words.',
        'How does the one lead to the other?',
      ),
      hint: 'Read the next sentence.',
      expected: asSentence(bare(next.text)),
      evidence: [next.index],
      lookFors: ['Keeps the order of the passage'],
    };
  });

const doers = each((sentence, passage) => {
  const told = toldBy(passage, sentence);
  const main = sentence.clause?.verbs.find(({ pos }) => pos === 'VERB');
  if (!told?.isPerson || !main || sentence.length < 6 || /^(?:be|have|do|see|look|say|ask|go|know|think)$/.test(main.lemma)) return null;
  const lead =
    sentence.clause && sentence.clause.lead.length > 2 && /^(?:When|After|Before|As soon as|While|Once|If)\b/.test(sentence.text)
      ? lowered(textOf(sentence.text, sentence.clause.lead))
      : null;
  if (!lead || /\b(?:I|i|we|my|our|they|it)\b/.test(lead)) return null;
  const isOwn = /\b(?:he|she)\b/.test(lead);
  if (isOwn && (told.name === narrator || passage.cast.filter(({ name }) => name !== narrator).length > 1)) return null;
  const names = lead.replace(/\b(?:he|she)\b/, told.name);
  const helper = passage.isPast ? 'did' : 'does';
  return {
    kind: 'event',
    skill: 'Finding details',
    sentence: sentence.index,
    weight: 7,
    ask: withStep(`What ${helper} ${told.name} do ${names}?`, 'Why is this step important?', 'What does this step make possible later?'),
    hint: 'The same sentence says it, after the comma.',
    expected: asSentence(told.what),
    evidence: [sentence.index],
    lookFors: ['Names what is done, in the order of the passage'],
  };
});

const wants = each((sentence, passage) => {
  const main = sentence.clause?.verbs.find(({ pos }) => pos === 'VERB');
  const told = toldBy(passage, sentence);
  if (!main || !told?.isPerson || !/^(?:want|need|hope|wish|long|plan|try|decide)$/.test(main.lemma)) return null;
  return {
    kind: 'goal',
    skill: 'Problem and goal',
    sentence: sentence.index,
    weight: 8,
    ask: bands(
      `What does ${told.name} want in this passage, and what gets in the way?`,
      `What is ${told.name} after in ${quote(sentence.text, 80)}, and what stands in the way?`,
      `What is ${told.name} after in ${quote(sentence.text, 80)}, and does the passage let it succeed?`,
    ),
    hint: `Look at the word “${main.text}” and at what comes after it.`,
    expected: `${asSentence(told.what)} What stands in the way has to come from the sentences around it.`,
    evidence: [sentence.index],
    lookFors: ['Names the goal', 'Names an obstacle that the passage mentions, or says that there is none'],
  };
});

const speakers = each((sentence, passage) => {
  const { speech } = sentence;
  if (!speech?.speaker || passage.kind !== 'story' || speech.said.split(' ').length < 3) return null;
  return {
    kind: 'speaker',
    skill: 'Following a conversation',
    sentence: sentence.index,
    weight: 5,
    ask: bands(
      `Who says ${quote(speech.said, 80)}, and what is it about?`,
      `What has just happened when ${speech.speaker} says ${quote(speech.said, 80)}?`,
      `What does ${speech.speaker} want to bring about with the words ${quote(speech.said, 80)}?`,
    ),
    hint: 'Read the sentence before it, too.',
    expected: `${capitalized(speech.speaker)} says it. ${asSentence(bare(passage.sentences[sentence.index - 1]?.text ?? sentence.text))}`,
    evidence: [Math.max(0, sentence.index - 1), sentence.index],
    lookFors: ['Names the speaker', 'Ties the words to what comes before them'],
  };
});

const asked = each((sentence, passage) => {
  if (!/\?["”’]?$/.test(sentence.text) || sentence.speech || sentence.length < 4 || passage.kind === 'poem') return null;
  return {
    kind: 'own-question',
    skill: 'Reading for an answer',
    sentence: sentence.index,
    weight: 7,
    ask: withStep(`The passage itself asks ${quote(sentence.text)} Does it answer this?`, 'If so, where?', 'If so, where, and how fully?'),
    hint: 'Read on from the question.',
    expected: `Look in the sentences after it, such as ${quote(passage.sentences[sentence.index + 1]?.text ?? sentence.text)}. If none answers, a good reply says so.`,
    evidence: [sentence.index, ...(passage.sentences[sentence.index + 1] ? [sentence.index + 1] : [])],
    lookFors: ['Points to a place, or says plainly that there is none'],
  };
});

const steps: Maker = (passage) => {
  if (passage.kind !== 'instructions') return [];
  return body(passage).flatMap((sentence, i, all) => {
    const next = all[i + 1];
    if (!next) return [];
    return {
      kind: 'step',
      skill: 'Following steps',
      sentence: sentence.index,
      weight: 6,
      ask: withStep(
        `Why does the step ${quote(sentence.text, 80)} come before ${quote(next.text, 80)}?`,
        'What would go wrong the other way round?',
        'Which of the two could be left out?',
      ),
      hint: 'Imagine doing the two the other way round.',
      expected: `The second step needs what the first one makes ready. The passage has them in this order: ${quote(sentence.text)}, then ${quote(next.text)}.`,
      evidence: [sentence.index, next.index],
      lookFors: ['Says what the first step makes possible'],
    };
  });
};

const gist: Maker = (passage) => {
  const starts = passage.sentences.filter(({ paragraph, index }) => passage.sentences[index - 1]?.paragraph !== paragraph);
  if (passage.paragraphs < (passage.kind === 'poem' ? 2 : 3) || passage.kind === 'instructions') return [];
  const part = passage.kind === 'poem' ? 'stanza' : 'paragraph';
  return starts.flatMap((start) => {
    const all = passage.sentences.filter(({ paragraph }) => paragraph === start.paragraph);
    if (all.length < 3 || start.form === 'heading' || start.speech) return [];
    return {
      kind: 'gist',
      skill: `Main idea of a ${part}`,
      sentence: start.index,
      weight: 6,
      ask: withStep(
        `What is the ${part} that begins ${quote(start.text, 60)} mostly about?`,
        'Give it a title of at most five words.',
        'Give it a title of at most five words, and say what the passage would lack without it.',
      ),
      hint: 'Ask what most of its sentences have in common.',
      expected: `Something close to: ${quote(bare(start.text))}. It goes on to ${quote(all.at(-1)?.text ?? start.text, 90)}.`,
      evidence: [start.index, all.at(-1)?.index ?? start.index],
      lookFors: [`Covers the whole ${part}, not one detail of it`, 'Short enough to be a title'],
    };
  });
};

const mainIdea: Maker = (passage) => {
  const central = centralSentence(passage);
  const hero = passage.kind === 'story' ? passage.cast.find(({ sentences }) => sentences.length >= 2) : undefined;
  const [topic] = passage.topics;
  if (!central || body(passage).length < 3) return [];
  const details = detailsFor(passage, central);
  const about = hero?.name ?? topic?.text;
  const ends = [body(passage)[0], body(passage).at(-1)].flatMap((sentence) => sentence ?? []);
  if (passage.kind === 'foreign' || passage.kind === 'fragments') return [];
  if (passage.kind === 'story' && about)
    return [
      {
        kind: 'main-idea',
        skill: 'Summarizing',
        sentence: hero?.sentences[0] ?? central.index,
        weight: 9.5,
        ask: bands(
          `Tell in your own words what happens to ${about}: first, in the middle and at the end.`,
          `Sum up in two sentences what happens to ${about}. What would you leave out, and why?`,
          `Sum up in two sentences what happens to ${about}, then say what changes between ${quote(ends[0]?.text ?? '', 60)} and ${quote(ends[1]?.text ?? '', 60)}.`,
        ),
        hint: 'Look at the first sentences and the last ones, then at what made the difference.',
        expected: `From ${quote(ends[0]?.text ?? '', 90)} by way of ${quote(central.text, 90)} to ${quote(ends[1]?.text ?? '', 90)}.`,
        evidence: [...new Set([ends[0]?.index ?? 0, central.index, ends[1]?.index ?? 0])],
        lookFors: ['Beginning, middle and end are there', 'Leaves small details out', 'Own words'],
        isWhole: true,
      },
    ];
  return [
    {
      kind: 'main-idea',
      skill: 'Main idea',
      sentence: central.index,
      weight: 9.5,
      ask:
        about && passage.kind !== 'poem'
          ? bands(
              `What does the passage most want you to know about ${about}? Find two details that tell you.`,
              `In one sentence, what is the main point the passage makes about ${about}? Back it with two details.`,
              `State the central idea about ${about} in one sentence, and name the two details that carry most of its weight.`,
            )
          : same(`What is the ${passage.kind === 'poem' ? 'poem' : 'passage'} about as a whole? Start from ${quote(central.text)} and name a second place.`),
      hint: 'Ask of each sentence: would the rest still hold together without it?',
      expected: `${asSentence(bare(central.text))}${details.length > 0 ? ` Details that back it: ${details.map((detail) => quote(detail.text, 90)).join('; ')}.` : ''}`,
      evidence: [central.index, ...details.map(({ index }) => index)],
      lookFors: ['One idea, wide enough for the whole passage', 'Two details from different places'],
      isWhole: true,
    },
  ];
};

export const comprehension: readonly Maker[] = [causes, times, definitions, called, numbers, contrasts, sequence, doers, wants, speakers, asked, steps, gist, mainIdea];
