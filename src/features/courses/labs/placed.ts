/** Items with their places, for lists in which an item is nothing but its place: a square of a grid, a line of a form. */
export const placed = <T>(items: Iterable<T>): { at: number; item: T }[] => Array.from(items, (item, at) => ({ at, item }));
