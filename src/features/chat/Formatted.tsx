/** Kora's text with its Markdown. What reads Markdown (10 kB) comes with the first text that has any; until it is here, and where it does not arrive, the text stands in plain paragraphs. */
import { useEffect, useState } from 'react';
import { loadPart } from '../../ui/load-part.ts';

type Markdown = typeof import('../../ui/Markdown.tsx').Markdown;
let loaded: Markdown | null = null;

/** Rejects when the part does not arrive. */
export async function loadMarkdown(): Promise<Markdown> {
  loaded = (await loadPart(() => import('../../ui/Markdown.tsx'))).Markdown;
  return loaded;
}

/** Could Markdown make anything of the text? The care texts have none, and are shown without asking anyone. */
const hasMarks = /[*_`#~|<>[\]\\]|^\s*(?:[-+]|\d+[.)])\s/m;

export function Formatted({ text }: { text: string }) {
  const isMarked = hasMarks.test(text);
  const [Markdown, setMarkdown] = useState<Markdown | null>(() => loaded);
  useEffect(() => {
    if (Markdown || !isMarked) return;
    loadMarkdown().then(
      (arrived) => setMarkdown(() => arrived),
      () => {},
    );
  }, [Markdown, isMarked]);
  if (Markdown && isMarked) return <Markdown text={text} />;
  return text.split(/\n{2,}/).map(plainly);
}

const plainly = (paragraph: string, key: number) => (
  <p key={key} className="whitespace-pre-line" dir="auto">
    {paragraph}
  </p>
);
