/** How far two spellings are apart. */

/** Levenshtein distance (1966), with neighbors swapped counted as one slip (Damerau). */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    const above = rows[i - 1] as number[];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((above[j] as number) + 1, (row[j - 1] as number) + 1, (above[j - 1] as number) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, ((rows[i - 2] as number[])[j - 2] as number) + 1);
      row.push(cost);
    }
    rows.push(row);
  }
  return (rows[a.length] as number[])[b.length] as number;
}
