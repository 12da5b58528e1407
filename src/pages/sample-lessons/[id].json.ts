/** One of the lessons that ship with the site, as Aurora opens it. */
import type { InferGetStaticPropsType } from 'astro';
import { sampleFile, sampleLessons } from '../../catalog/sample-lessons.ts';

export const prerender = true;

export const getStaticPaths = () => sampleLessons.map((lesson) => ({ params: { id: lesson.id }, props: { lesson } }));

export const GET = ({ props }: { props: InferGetStaticPropsType<typeof getStaticPaths> }): Response => Response.json(sampleFile(props.lesson));
