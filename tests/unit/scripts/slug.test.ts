import { expect, it } from 'vitest';
import { slugOf } from '../../../scripts/content/slug.ts';

it.each([
  ['Maps & Modèles', 'maps-modeles'],
  ['  Élan vital: a "first" look! ', 'elan-vital-a-first-look'],
  ['AI in 2026', 'ai-in-2026'],
  ['水', ''],
])('the title %s has the address "%s"', (title, address) => expect(slugOf(title)).toBe(address));
