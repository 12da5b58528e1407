/** How Prism is set on this device. Shape in storage, version 1: `{"growth":true}`. */

import { atom } from 'nanostores';
import * as storageKeys from '../contracts/storage-keys.ts';
import { onChange, readObject, writeText } from './device-storage.ts';

/** Is the growth view turned on? Off until the writer says so. */
export const $hasGrowth = atom(false);

/** After the first drawing, which has to be the one the server made. */
export function loadPrismSettings(): void {
  $hasGrowth.set(readObject(storageKeys.prism).growth === true);
}
onChange([storageKeys.prism], loadPrismSettings);

export function setGrowth(isOn: boolean): void {
  $hasGrowth.set(isOn);
  writeText(storageKeys.prism, isOn ? JSON.stringify({ growth: true }) : null);
}
