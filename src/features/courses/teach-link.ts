/** The address that opens Aurora with a module's subject, topic and length filled in. */
import { tools } from '../../catalog/tools.ts';

interface Teachable {
  minutes: number;
  teachThis: { subject: string; topic: string };
}

const aurora = tools.find(({ id }) => id === 'aurora')?.path ?? '/tools/aurora';

export const teachLink = ({ minutes, teachThis: { subject, topic } }: Teachable): string => `${aurora}?${new URLSearchParams({ subject, topic, duration: String(minutes) })}`;
