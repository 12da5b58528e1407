/** How the body of a kind of item is read: what stands on a device or in a backup may be of any version, or garbage. */
export interface Shape<Body> {
  /** The version that this site writes. */
  version: number;
  /** Brings a body of an earlier version up to now. Null: it cannot be read. */
  read(value: unknown, version: number): Body | null;
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
export const textOf = (value: unknown, most = 20_000): string => (typeof value === 'string' ? value.slice(0, most) : '');
export const textsOf = (value: unknown, most = 200): string[] => (Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string').slice(0, most) : []);
/** A list of records, each read by `read`; what cannot be read is left out. */
export const listOf = <T>(value: unknown, read: (record: Record<string, unknown>) => T | null): T[] =>
  (Array.isArray(value) ? value : []).flatMap((each) => (isRecord(each) ? (read(each) ?? []) : []));
/** A whole number from 0 to `most`; what is none counts as 0. */
export const countOf = (value: unknown, most: number): number => (typeof value === 'number' && value >= 0 ? Math.min(most, Math.round(value)) : 0);
export const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));
