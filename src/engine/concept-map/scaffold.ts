/** A map for a topic of which nothing is held: the places a good map has, as questions to answer. No facts. */
import { type MapType, mapLimits } from '../../contracts/concept-map.ts';
import { toldTopic } from '../topic-lookup/told-topic.ts';
import { type GeneratedMap, MapDraft } from './generated.ts';

export function scaffoldMap(topic: string, mapType: MapType): GeneratedMap {
  const told = toldTopic(topic);
  if (told && told.kind !== 'task') return checkingMap(told.question, mapType);
  const draft = new MapDraft();
  const prompt = (from: string, label: string, text: string): string => {
    const id = draft.add(text, text, 'prompt');
    draft.link(from, label, id);
    return id;
  };
  if (mapType === 'flowchart') {
    const start = draft.add('topic', topic, 'start');
    const first = prompt(start, 'begins with', 'What happens first?');
    const next = prompt(first, 'then', 'What happens because of that?');
    const choice = draft.add('choice', 'Where could it go another way?', 'decision');
    draft.link(next, 'then', choice);
    const yes = prompt(choice, 'one way', 'What follows then?');
    const no = prompt(choice, 'the other way', 'What follows instead?');
    const end = draft.add('end', 'How does it end?', 'end');
    draft.link(yes, 'leads to', end);
    draft.link(no, 'leads to', end);
  } else if (mapType === 'spider') {
    const root = draft.add('topic', topic);
    const leg = (label: string, text: string, outer: string, phrase: string): void => void prompt(prompt(root, label, text), phrase, outer);
    leg('consists of', 'Which parts does it have?', 'What does one part do?', 'does');
    leg('comes from', 'What causes it?', 'How do you know?', 'is shown by');
    leg('leads to', 'What changes because of it?', 'Who or what is affected?', 'affects');
    leg('is unlike', 'What is it often mixed up with?', 'What is the difference?', 'differs by');
    leg('can be seen in', 'What is an example?', 'What is an example that does not fit?', 'differs from');
  } else {
    const root = draft.add('topic', topic);
    prompt(root, 'is a kind of', 'Which larger idea does it belong to?');
    const parts = prompt(root, 'consists of', 'Which parts does it have?');
    const causes = prompt(root, 'comes from', 'What causes it?');
    const effects = prompt(root, 'leads to', 'What changes because of it?');
    prompt(parts, 'for example', 'What is one part, exactly?');
    prompt(causes, 'is shown by', 'How do you know?');
    const example = prompt(effects, 'for example', 'Where have you seen it?');
    draft.link(parts, 'helps to explain', example);
  }
  return {
    focusQuestion: '',
    nodes: draft.nodes,
    links: draft.links,
    ideas: [],
    note: `No checked material on this topic is held here, so this is a frame without facts: no key terms, no relations, no sources. Put your own concepts in the place of the questions, and check them in a book.`,
  };
}

/** For a topic that claims something: what one asks to find out whether it holds. */
function checkingMap(question: string, mapType: MapType): GeneratedMap {
  const draft = new MapDraft();
  const place = (from: string, label: string, text: string, kind: 'prompt' | 'decision' | 'end' = 'prompt'): string => {
    const id = draft.add(text, text, kind);
    draft.link(from, label, id);
    return id;
  };
  if (mapType === 'flowchart') {
    const start = draft.add('topic', question, 'start');
    const looked = place(place(start, 'begins with', 'What exactly is claimed?'), 'then', 'Where can one look it up?');
    const choice = place(looked, 'then', 'What does one find there?', 'decision');
    const end = place(place(choice, 'it speaks for the claim', 'Who else has found the same?'), 'leads to', 'What can one say now, and how surely?', 'end');
    draft.link(place(choice, 'it speaks against it', 'Why do people say it all the same?'), 'leads to', end);
  } else {
    const root = draft.add('topic', question);
    const meaning = place(root, 'needs a meaning for', 'Which words does it use?');
    const said = place(root, 'is said by', 'Who says so, and how could they know?');
    const pro = place(root, 'would be supported by', 'What would one have to find?');
    const contra = place(root, 'would be refuted by', 'What must not be found?');
    place(said, 'may be believed because of', 'What does it promise to those who believe it?');
    place(meaning, 'is made clear by', 'What is an example?');
    place(pro, 'can be looked up in', 'Which place can one trust?');
    draft.link(contra, 'can be looked up in', draft.add('Which place can one trust?', 'Which place can one trust?', 'prompt'));
  }
  return {
    focusQuestion: question.slice(0, mapLimits.questionChars),
    nodes: draft.nodes,
    links: draft.links,
    ideas: [],
    note: 'The topic tells something, and no checked material on it is held here, so this is a frame for finding out whether it holds, without facts. Put what you find in the place of the questions, with where you found it.',
  };
}
