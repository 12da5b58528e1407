/** Is one of the names, in lower case, in the text as whole words? The chat looks a topic up in the same way. */
export function isNamedIn(text: string, names: readonly string[]): boolean {
  const words = ` ${wordsIn(text)} `;
  return names.some((name) => words.includes(` ${wordsIn(name)} `));
}

const wordsIn = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
