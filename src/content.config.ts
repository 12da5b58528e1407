/** Which folder of `content/` is which collection. The schemas live with the contracts and the catalog. */

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { Course } from './catalog/schemas/course.ts';
import { Document } from './catalog/schemas/document.ts';
import { TabbedModule } from './catalog/schemas/tabbed-module.ts';
import { Whitepaper } from './catalog/schemas/whitepaper.ts';
import { AnchorFile } from './contracts/knowledge/anchor.ts';
import { TopicPack } from './contracts/knowledge/topic.ts';

const courses = defineCollection({
  loader: glob({ base: './content/courses', pattern: '*/course.yaml', generateId: ({ entry }) => entry.split('/')[0] ?? entry }),
  schema: Course,
});

const modules = defineCollection({
  loader: glob({ base: './content/courses', pattern: '*/*.mdx', generateId: ({ entry }) => entry.replace(/\.mdx$/, '') }),
  schema: TabbedModule,
});

const topics = defineCollection({ loader: glob({ base: './content/topics', pattern: '*/*.yaml' }), schema: TopicPack });
const anchors = defineCollection({ loader: glob({ base: './content/anchors', pattern: '*.yaml' }), schema: AnchorFile });
const whitepaper = defineCollection({ loader: glob({ base: './content/whitepaper', pattern: '*.mdx' }), schema: Whitepaper });
const documents = defineCollection({ loader: glob({ base: './content/pages', pattern: '*.mdx' }), schema: Document });

export const collections = { courses, modules, topics, anchors, whitepaper, documents };
