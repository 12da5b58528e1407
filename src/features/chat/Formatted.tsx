/** Kora's text with its Markdown. What reads Markdown (10 kB) comes with the first text; until it is here, and where it does not arrive, the text stands in plain paragraphs. */
import { useEffect, useState } from 'react';
import { loadPart } from '../../ui/load-part.ts';

type Markdown = typeof import('../../ui/Markdown.tsx').Markdown;
let loaded: Markdown | null = null;

/** Rejects when the part does not arrive. */
export async function loadMarkdown(): Promise<Markdown> {
  loaded = (await loadPart(() => import('../../ui/Markdown.tsx'))).Markdown;
  return loaded;
}

export function Formatted({ text }: { text: string }) {
  const [Markdown, setMarkdown] = useState<Markdown | null>(() => loaded);
  useEffect(() => {
    if (Markdown) return;
    loadMarkdown().then(
      (arrived) => setMarkdown(() => arrived),
      () => {},
    );
  }, [Markdown]);
  if (Markdown) return <Markdown text={text} />;
  return text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph} className="whitespace-pre-line" dir="auto">
      {paragraph}
    </p>
  ));
}
