/** How many handcrafted exchanges Kora is grounded in. */
import { getCollection } from 'astro:content';

export async function countAnchors(): Promise<number> {
  const files = await getCollection('anchors');
  return files.reduce((sum, { data }) => sum + data.anchors.length, 0);
}
