// biome-ignore-all lint/suspicious/noArrayIndexKey: a document that is only read has no other identity than the place
/** A document to read: facts, headings, paragraphs, lists. Everything in it is text of other people, and is shown as text. */
import type { ReactNode } from 'react';

interface SheetViewProps {
  facts: readonly (readonly [name: string, value: string])[];
  sections: readonly {
    title: string;
    level: 2 | 3;
    blocks: readonly ({ kind: 'text' | 'quote'; text: string } | { kind: 'list'; items: readonly string[]; isOrdered: boolean })[];
  }[];
  /** The level of a section's heading in the page; those below a section stand one deeper. */
  heading?: 2 | 3;
}

type Block = SheetViewProps['sections'][number]['blocks'][number];

export function SheetView({ facts, sections, heading = 2 }: SheetViewProps) {
  return (
    <div className="sheet">
      {facts.length > 0 && (
        <dl className="sheet-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {sections.map(({ title, level, blocks }, i) => {
        const Heading = `h${heading + level - 2}` as 'h2' | 'h3' | 'h4';
        return (
          <section key={i} className="sheet-section" data-level={level}>
            <Heading dir="auto">{title}</Heading>
            {blocks.map((block, place) => (
              <BlockView key={place} block={block} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p dir="auto">{block.text}</p>;
    case 'quote':
      return (
        <blockquote className="sheet-quote" dir="auto">
          {block.text}
        </blockquote>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, place) => (
            <li key={place} dir="auto">
              {item}
            </li>
          ))}
        </List>
      );
    }
  }
}
