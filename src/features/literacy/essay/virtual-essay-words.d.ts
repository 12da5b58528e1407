declare module 'virtual:essay-words' {
  /** Checked at build time by `scripts/vite/device-knowledge.ts`. */
  export const essayWords: import('../../../contracts/knowledge/essay-words.ts').EssayWords;
}
