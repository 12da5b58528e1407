/** Which folder of `content/` is which collection. The schemas live with the contracts and the catalog. */

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { courseFolders } from './catalog/course-folders.ts';
import { Course } from './catalog/schemas/course.ts';
import { type CourseKind, moduleSchemas } from './catalog/schemas/course-kinds.ts';
import { Document } from './catalog/schemas/document.ts';
import { Whitepaper } from './catalog/schemas/whitepaper.ts';
import { AnchorFile } from './contracts/knowledge/anchor.ts';
import { CuratedQuestion } from './contracts/knowledge/perspective.ts';
import { TopicPack } from './contracts/knowledge/topic.ts';

const coursesDir = './content/courses';

const courses = defineCollection({
  loader: glob({ base: coursesDir, pattern: '*/course.yaml', generateId: ({ entry }) => entry.split('/')[0] ?? entry }),
  schema: Course,
});

/** The files of the modules of all courses of one kind: each kind has lists of its own. */
const modulesOfKind = (kind: CourseKind) =>
  glob({
    base: coursesDir,
    pattern: courseFolders.filter((folder) => folder.kind === kind).map(({ id }) => `${id}/*.mdx`),
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  });

const topics = defineCollection({ loader: glob({ base: './content/topics', pattern: '*/*.yaml' }), schema: TopicPack });
const anchors = defineCollection({ loader: glob({ base: './content/anchors', pattern: '*.yaml' }), schema: AnchorFile });
const perspectives = defineCollection({ loader: glob({ base: './content/perspectives', pattern: '*.yaml' }), schema: CuratedQuestion });
const whitepaper = defineCollection({ loader: glob({ base: './content/whitepaper', pattern: '*.mdx' }), schema: Whitepaper });
const documents = defineCollection({ loader: glob({ base: './content/pages', pattern: '*.mdx' }), schema: Document });

export const collections = {
  courses,
  'modules-pedagogy': defineCollection({ loader: modulesOfKind('pedagogy'), schema: moduleSchemas.pedagogy }),
  'modules-maker': defineCollection({ loader: modulesOfKind('maker'), schema: moduleSchemas.maker }),
  'modules-productivity': defineCollection({ loader: modulesOfKind('productivity'), schema: moduleSchemas.productivity }),
  'modules-business': defineCollection({ loader: modulesOfKind('business'), schema: moduleSchemas.business }),
  'modules-what-is-ai': defineCollection({ loader: modulesOfKind('what-is-ai'), schema: moduleSchemas['what-is-ai'] }),
  'modules-llm': defineCollection({ loader: modulesOfKind('llm'), schema: moduleSchemas.llm }),
  'modules-bias': defineCollection({ loader: modulesOfKind('bias'), schema: moduleSchemas.bias }),
  topics,
  anchors,
  perspectives,
  whitepaper,
  documents,
};
