/**
 * The stars of the suite, in a field of 100 by 100, joined in order: each tool has as many as it has steps. Drawn by Constellation.astro (small, without
 * names), StarChart.astro (large, with names) and the sky of the home page.
 */
export type Star = readonly [x: number, y: number];

export interface Figure {
  /** What each star stands for. */
  steps: readonly string[];
  stars: readonly Star[];
}

export const constellations = {
  aurora: {
    steps: ['Plan', 'Build', 'Refine', 'Teach'],
    stars: [
      [10, 30],
      [32, 52],
      [66, 46],
      [90, 70],
    ],
  },
  comet: {
    steps: ['Notes', 'Blanks', 'Answers'],
    stars: [
      [10, 18],
      [43, 65],
      [90, 82],
    ],
  },
  orbit: {
    steps: ['Scenario', 'Roles', 'Decision', 'Outcome', 'Debrief'],
    stars: [
      [10, 30],
      [53, 17],
      [90, 38],
      [85, 81],
      [37, 83],
    ],
  },
  prism: {
    steps: ['Describe', 'Analyze', 'Apply'],
    stars: [
      [10, 27],
      [47, 73],
      [90, 43],
    ],
  },
  nebula: {
    steps: ['Topic', 'Concepts', 'Links', 'Map'],
    stars: [
      [10, 46],
      [40, 39],
      [60, 61],
      [90, 50],
    ],
  },
  kora: {
    steps: ['Question', 'Hint', 'Example', 'Your answer'],
    stars: [
      [12, 78],
      [38, 46],
      [62, 60],
      [88, 18],
    ],
  },
  pare: {
    steps: ['Pulse', 'Activate', 'Reveal', 'Echo'],
    stars: [
      [10, 62],
      [36, 20],
      [64, 74],
      [90, 34],
    ],
  },
  essay: {
    steps: ['Hook', 'Claim', 'Evidence', 'Analysis', 'Conclusion'],
    stars: [
      [10, 30],
      [30, 72],
      [52, 44],
      [72, 82],
      [90, 24],
    ],
  },
  explorer: {
    steps: ['Overview', 'Facts', 'Myths', 'Perspectives'],
    stars: [
      [14, 24],
      [28, 76],
      [64, 30],
      [86, 68],
    ],
  },
  suite: {
    steps: ['Aurora', 'Comet', 'Orbit', 'Nebula', 'Prism', 'Kora'],
    stars: [
      [10, 26],
      [30, 58],
      [48, 22],
      [62, 74],
      [78, 46],
      [92, 82],
    ],
  },
  courses: {
    steps: ['What', 'Make', 'Judge', 'Inside', 'Work', 'Lead'],
    stars: [
      [8, 60],
      [26, 24],
      [46, 52],
      [60, 84],
      [76, 48],
      [92, 14],
    ],
  },
} as const satisfies Record<string, Figure>;

export type ConstellationName = keyof typeof constellations;
