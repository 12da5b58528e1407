declare module 'virtual:chat-knowledge' {
  /** Checked at build time by `scripts/vite/device-knowledge.ts`. */
  export const chatKnowledge: import('../../contracts/knowledge/knowledge.ts').ChatKnowledge;
}
