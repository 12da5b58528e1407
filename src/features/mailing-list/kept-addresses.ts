/** Addresses that still have to be sent, kept in this browser so that closing the page loses none. Small, because it is loaded with the form. */
import * as storageKeys from '../../contracts/storage-keys.ts';

export interface KeptAddress {
  id: string;
  email: string;
  consentVersion: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** What storage did not take lasts as long as the page. */
let inMemory: KeptAddress[] = [];

const isKept = (value: unknown): value is KeptAddress => {
  const kept = value as Partial<KeptAddress> | null;
  return typeof kept?.id === 'string' && typeof kept.email === 'string' && typeof kept.consentVersion === 'string' && typeof kept.since === 'number';
};

function stored(): KeptAddress[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKeys.mailingQueue) ?? '[]');
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch {
    return [];
  }
}

function store(all: readonly KeptAddress[]): boolean {
  try {
    if (all.length > 0) localStorage.setItem(storageKeys.mailingQueue, JSON.stringify(all));
    else localStorage.removeItem(storageKeys.mailingQueue);
    return true;
  } catch {
    return false;
  }
}

export const keptAddresses = (): KeptAddress[] => [...stored(), ...inMemory];

/** Whether it would survive the closing of the page. */
export const isOnlyInMemory = ({ id }: KeptAddress): boolean => inMemory.some((kept) => kept.id === id);

/** Why an attempt did not store it: no answer, too many requests, or an error of the list. */
export type Trouble = 'unreachable' | 'busy' | 'fault';

export const troubleWords: Record<Trouble, string> = {
  unreachable: 'The list cannot be reached at the moment.',
  busy: 'The list answered that it is busy.',
  fault: 'The list answered that it has a fault.',
};

/** What the visitor is told while it waits, with or without a network. Here, because the part that sends may itself not have arrived. */
export function waitingText(address: KeptAddress, trouble: Trouble = 'unreachable'): string {
  const begin = `Your address is not stored yet. ${troubleWords[trouble]}`;
  if (isOnlyInMemory(address)) return `${begin} This browser keeps nothing for this site, so ${address.email} is sent only while this page stays open.`;
  return `${begin} ${address.email} waits in this browser and is sent ${trouble === 'unreachable' ? 'as soon as the connection is back' : 'again in a moment'}.`;
}

export function keepAddress(email: string, consentVersion: string): KeptAddress {
  const since = Date.now();
  const kept = { id: `${since}-${Math.random()}`, email, consentVersion, since };
  if (!store([...stored(), kept])) inMemory.push(kept);
  return kept;
}

/** On top of what any tab has written last. */
export function forgetAddress(id: string): void {
  inMemory = inMemory.filter((kept) => kept.id !== id);
  const all = stored();
  if (all.some((kept) => kept.id === id)) store(all.filter((kept) => kept.id !== id));
}
