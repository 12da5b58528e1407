/** Questions that pages ask of the topic packs. */
import { getCollection } from 'astro:content';

export interface TopicNames {
  title: string;
  /** Title and aliases. */
  names: string[];
}

/** What each pack is called, by title. */
export async function topicNames(): Promise<TopicNames[]> {
  const packs = await getCollection('topics');
  return packs.map(({ data: { title, aliases } }) => ({ title, names: [title, ...aliases] })).sort((a, b) => a.title.localeCompare(b.title));
}
