/** An explored question as a concept map: the question in the middle, around it the views with what each cares about and what speaks against it, and the facts. */
import { type ConceptMap, mapLimits } from '../../contracts/concept-map.ts';
import { sentencesOf } from '../text/words.ts';
import { MapDraft } from './generated.ts';
import { conceptMapFrom } from './new-map.ts';

const mostFacts = 5;

/** By what the answer rests on. */
const checked: Readonly<Record<string, string>> = {
  'topic-pack': 'The sources stand in the explorer.',
  model: 'A language model wrote that answer, and nobody has checked it.',
  scaffold: 'No checked sources are held on the question: around it stand ways to look at it.',
};

interface Explored {
  question: string;
  perspectives: readonly { label: string; value?: string | undefined; bestObjection?: string | undefined; wouldChange?: string | undefined }[];
  facts: readonly string[];
  meta: { grounding?: string | undefined };
}

export function mapOfPerspectives({ question, perspectives, facts, meta }: Explored): ConceptMap {
  const draft = new MapDraft();
  const center = draft.add('question', short(question));
  const branch = (from: string, label: string, text: string | undefined): void => {
    if (text) draft.link(from, label, draft.add(text, short(text)));
  };
  for (const [i, { label, value, bestObjection, wouldChange }] of perspectives.entries()) {
    const view = draft.add(`view ${i}`, short(label));
    draft.link(center, meta.grounding === 'scaffold' ? 'can be looked at through' : 'is answered by the view', view);
    branch(view, 'cares most about', value);
    branch(view, 'meets the objection', bestObjection);
    branch(view, 'would be changed by', wouldChange);
  }
  const origin = meta.grounding ?? '';
  // Without checked sources the facts are about searching, not about the question.
  if (origin !== 'scaffold') for (const fact of facts.slice(0, mostFacts)) branch(center, 'has to reckon with the fact', fact);
  return conceptMapFrom(
    {
      nodes: draft.nodes,
      links: draft.links,
      ideas: [],
      focusQuestion: question.slice(0, mapLimits.questionChars),
      note: `Made from an answer of the perspective explorer. ${checked[origin] ?? checked['topic-pack']}`,
    },
    { mapType: 'spider', topic: question.slice(0, mapLimits.topicChars), origin },
  );
}

/** The first sentence, and of a long one as many words as a concept holds. */
function short(text: string): string {
  const [first = text] = sentencesOf(text);
  if (first.length <= mapLimits.conceptChars) return first;
  const cut = first.slice(0, mapLimits.conceptChars - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
}
