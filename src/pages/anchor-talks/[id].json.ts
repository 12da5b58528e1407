/** The first exchange of an anchor, for the chat that goes on from it. */
import type { InferGetStaticPropsType } from 'astro';
import { allAnchors, talkOf } from '../../catalog/anchor-library.ts';

export const prerender = true;

export const getStaticPaths = async () => (await allAnchors()).map((anchor) => ({ params: { id: anchor.id }, props: { talk: talkOf(anchor) } }));

export const GET = ({ props }: { props: InferGetStaticPropsType<typeof getStaticPaths> }): Response => Response.json(props.talk);
