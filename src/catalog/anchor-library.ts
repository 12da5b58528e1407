/** The anchors as visitors browse them: by feeling, with names for subjects and ages. */
import { getCollection } from 'astro:content';
import libraryText from '../../content/site/anchor-library.yaml?raw';
import type { Anchor } from '../contracts/knowledge/anchor.ts';
import type { SampleConversation } from '../contracts/knowledge/sample-conversation.ts';
import { type AnchorSubject, anchorSubjects, type Feeling, type GradeBand, gradeBands } from '../contracts/knowledge/vocabulary.ts';
import { readYaml } from './read-yaml.ts';
import { AnchorLibrary } from './schemas/anchor-library.ts';

export const anchorLibrary = readYaml('content/site/anchor-library.yaml', libraryText, AnchorLibrary);

/** In the order of the feelings, students before teachers. */
export async function allAnchors(): Promise<Anchor[]> {
  const order = anchorLibrary.feelings.map(({ id }) => id);
  const anchors = (await getCollection('anchors')).flatMap(({ data }) => data.anchors);
  return anchors.sort((a, b) => order.indexOf(a.feeling) - order.indexOf(b.feeling) || a.mode.localeCompare(b.mode) || a.situation.localeCompare(b.situation));
}

/** Where an anchor can be read. */
export const pathOf = ({ feeling, id }: Pick<Anchor, 'feeling' | 'id'>): string => `/anchors/${feeling}#${id}`;
export const pathOfFeeling = (feeling: Feeling): string => `/anchors/${feeling}`;

/** Opens the chat with the anchor's first exchange, in its mode. */
export const talkPath = ({ id }: Pick<Anchor, 'id'>): string => `/kora#anchor=${id}`;

const subjectNames: Partial<Record<AnchorSubject, string>> = { languages: 'Other languages', 'study-skills': 'Study skills', classroom: 'Class life' };
export const subjectName = (subject: AnchorSubject): string => subjectNames[subject] ?? subject.charAt(0).toUpperCase() + subject.slice(1);
/** In the order of their names. */
export const subjectChoices = anchorSubjects.map((id) => ({ id, name: subjectName(id) })).sort((a, b) => a.name.localeCompare(b.name));

const ages: Record<GradeBand, string> = { 'K-2': '5 to 7', '3-5': '8 to 10', '6-8': '11 to 13', '9-12': '14 to 18' };
/** US grade bands with the ages they mean elsewhere. */
export const ageChoices = gradeBands.map((id) => ({ id, name: `Grades ${id}, age ${ages[id]}` }));
/** "Grades 6-8, 9-12". */
export const gradesText = (grades: readonly GradeBand[]): string => `Grades ${grades.join(', ')}`;

/** The first exchange of an anchor, in the form in which the chat loads a sample. */
export const talkOf = ({ id, situation, mode, says, firstMove, topics }: Anchor): SampleConversation => ({
  id: `anchor-${id}`,
  title: situation.slice(0, 60),
  mode,
  anchor: id,
  ...(topics?.[0] && { topic: topics[0] }),
  messages: [
    { sender: 'user', text: says[0] ?? '' },
    { sender: 'kora', text: firstMove },
  ],
});
