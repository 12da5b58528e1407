/** Where each page of a list begins, when a page takes as many of its items as fit and at least one. `fits` tells whether the items `from` to before `to` do. */
export function pageStarts(count: number, fits: (from: number, to: number) => boolean): number[] {
  const starts = [0];
  let from = 0;
  // A page mostly holds as many as the one before it, so that is tried first: each try draws the screen once.
  let size = 1;
  while (from < count) {
    let to = Math.min(count, from + size);
    if (fits(from, to)) while (to < count && fits(from, to + 1)) to++;
    else
      do to--;
      while (to > from + 1 && !fits(from, to));
    to = Math.max(to, from + 1);
    if (to < count) starts.push(to);
    size = to - from;
    from = to;
  }
  return starts;
}
