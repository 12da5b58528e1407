declare module 'virtual:essay-words' {
  /** Checked at build time by `scripts/vite/essay-words.ts`. */
  export const essayWords: import('../../../contracts/knowledge/essay-words.ts').EssayWords;
}
