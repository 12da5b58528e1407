/** Portfolios: reflections that were put together under a title, in an order, each with a caption. */
import type { ReflectionItem } from './prism-store.ts';

export interface Portfolio {
  title: string;
  /** In their order. */
  reflections: readonly ReflectionItem[];
  /** ISO 8601: the last change to one of them. */
  updated: string;
}

/** The one changed last first. */
export function portfoliosOf(reflections: readonly ReflectionItem[]): Portfolio[] {
  const grouped = new Map<string, ReflectionItem[]>();
  for (const item of reflections) {
    const { place } = item.body;
    if (place) grouped.set(place.portfolio, [...(grouped.get(place.portfolio) ?? []), item]);
  }
  return [...grouped]
    .map(([title, items]) => ({
      title,
      reflections: items.sort((a, b) => (a.body.place?.order ?? 0) - (b.body.place?.order ?? 0) || a.created.localeCompare(b.created)),
      updated:
        items
          .map(({ updated }) => updated)
          .sort()
          .at(-1) ?? '',
    }))
    .sort((a, b) => b.updated.localeCompare(a.updated));
}

/** The order numbers after one of them has moved by one place; the same where it cannot. */
export function moved({ reflections }: Portfolio, id: string, by: 1 | -1): ReflectionItem[] {
  const items = [...reflections];
  const at = items.findIndex((item) => item.id === id);
  const [item, other] = [items[at], items[at + by]];
  if (!item || !other) return items;
  [items[at], items[at + by]] = [other, item];
  return items;
}
