/** A line of the content with what stands in braces put in. A name that has no value stays as it is. */
export const fill = (line: string, slots: Record<string, string>): string => line.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);
