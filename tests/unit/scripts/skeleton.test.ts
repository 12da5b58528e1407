import { expect, it } from 'vitest';
import { skeletonOf } from '../../../scripts/content/skeleton.ts';
import { Course } from '../../../src/catalog/schemas/course.ts';
import { courseKinds, moduleSchemas } from '../../../src/catalog/schemas/course-kinds.ts';

it.each(courseKinds)('a new module of the kind %s has every required field, and its own schema names only what an editor has to write', (kind) => {
  const skeleton = skeletonOf(moduleSchemas[kind], { title: 'A Title', minutes: 45, reviewed: '2026-11-20' });
  const { error } = moduleSchemas[kind].safeParse(skeleton);
  expect(error?.issues.length).toBeGreaterThan(0);
  const messages = new Set(error?.issues.map(({ message }) => message));
  expect([...messages].filter((message) => !/in the place of the "…"|mark exactly one/.test(message))).toEqual([]);
});

it.each(Course.options.map((option) => [option.shape.kind.value, option] as const))('a new course of the kind %s has every required field', (_, schema) => {
  const skeleton = skeletonOf(schema, { title: 'A Title', reviewed: '2026-11-20' });
  const missing = schema.safeParse(skeleton).error?.issues.filter(({ message }) => !/…|mark exactly one|Write a path/.test(message));
  expect(missing).toEqual([]);
});
