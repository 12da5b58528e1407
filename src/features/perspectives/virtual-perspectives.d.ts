declare module 'virtual:perspectives' {
  /** Checked at build time by `scripts/vite/device-knowledge.ts`. */
  export const perspectiveKnowledge: import('../../engine/perspectives/explore.ts').PerspectiveKnowledge & {
    /** What is said to someone who may be in danger. */
    careText: string;
  };
}
