/** How careful a conversation is. Apart from `care-level.ts`, which brings all the rules along. */

export interface Care {
  level: 0 | 1 | 2;
  /** Level 2 rests on weak signs only: a plain denial takes it back to level 1. */
  isWeak: boolean;
  /** That has happened once; what comes after stays. */
  wasDenied: boolean;
}

export const freshCare: Care = { level: 0, isWeak: false, wasDenied: false };
