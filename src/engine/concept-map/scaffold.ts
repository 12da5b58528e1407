/** A map for a topic of which nothing is held: the places a good map has, as questions to answer. No facts. */
import type { MapType } from '../../contracts/concept-map.ts';
import { type GeneratedMap, MapDraft } from './generated.ts';

export function scaffoldMap(topic: string, mapType: MapType): GeneratedMap {
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
