// biome-ignore-all lint/suspicious/noArrayIndexKey: a paper is drawn once, in its order
/** A paper as HTML, for the printer and as a preview. */

import { useStyles } from '../use-styles.ts';
import styles from './paper.css?inline';
import { type Block, gap, labelEnd, type Paper, type Run } from './paper.ts';

/** `level`: of the title's heading in the page around it. */
export function PaperView({ paper, level }: { paper: Paper; level: 1 | 3 }) {
  useStyles(styles);
  const Title = `h${level}` as const;
  return (
    <article className="paper" dir="auto">
      <Title>{paper.title}</Title>
      {paper.blocks.map((block, place) => (
        <BlockView key={place} block={block} level={level} />
      ))}
    </article>
  );
}

function BlockView({ block, level }: { block: Block; level: 1 | 3 }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${(block.level + level - 1) as 2 | 3 | 4 | 5}` as const;
      return <Heading>{block.text}</Heading>;
    }
    case 'text':
      return (
        <p>
          {block.label && (
            <strong>
              {block.label}
              {labelEnd(block.label)}{' '}
            </strong>
          )}
          <Runs runs={block.runs} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, place) => (
            <li key={place}>
              <Runs runs={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <table data-columns={block.head.length}>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, place) => (
              <tr key={place}>
                {row.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'lines':
      return (
        <div className="paper-lines" aria-hidden="true">
          {Array.from({ length: block.count }, (_, place) => (
            <div key={place} />
          ))}
        </div>
      );
    case 'new-page':
      return <div className="paper-break" />;
  }
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, place) => {
    if (typeof run === 'string') return <span key={place}>{run}</span>;
    if ('blank' in run)
      return (
        <span key={place}>
          <span aria-hidden="true">{gap(run.blank)}</span>
          <span className="sr-only">blank</span>
        </span>
      );
    return <u key={place}>{run.answer}</u>;
  });
}
