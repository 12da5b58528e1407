declare module 'virtual:knowledge' {
  /** Checked at build time by `scripts/knowledge`. */
  export const knowledge: import('../src/contracts/knowledge/knowledge.ts').Knowledge;
}
