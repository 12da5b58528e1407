/** Running text as it was written. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text that is only shown
      <p className="pare-paragraph" dir="auto" key={place}>
        {part}
      </p>
    ));
}
