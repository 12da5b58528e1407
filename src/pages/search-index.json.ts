/** The search index: loaded when the search is opened for the first time. */
import { searchIndex } from '../catalog/search.ts';

export const prerender = true;

export async function GET(): Promise<Response> {
  return Response.json(await searchIndex());
}
