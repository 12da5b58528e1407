/** Shares as people say them. */

/** 0.62 → "62 percent" */
export const percent = (share: number): string => `${Math.round(share * 100)} percent`;

/** 0.16 → "16 points" */
export const points = (share: number): string => {
  const rounded = Math.round(share * 100);
  return rounded === 1 ? '1 point' : `${rounded} points`;
};

/** For tables: 0.8 → "80%" */
export const rounded = (share: number): string => `${Math.round(share * 100)}%`;

/** For tables: 0.617 → "61.7%" */
export const exact = (share: number): string => `${(share * 100).toFixed(1)}%`;
