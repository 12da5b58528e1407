/** Ends a command with one sentence that says what to do. */
export function stopWith(sentence: string): never {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
