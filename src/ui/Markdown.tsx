/** Shows the small Markdown of AI text as React elements: paragraphs, lists, emphasis, code, quotes. Nothing becomes HTML, nothing becomes a link. */
import { lexer, type Token, type Tokens } from 'marked';
import type { ReactNode } from 'react';

export function Markdown({ text }: { text: string }) {
  return <>{lexer(text, { gfm: true, breaks: false }).map(block)}</>;
}

function block(token: Token, key: number): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return (
        <p key={key} dir="auto">
          {inline(token)}
        </p>
      );
    case 'list': {
      const list = token as Tokens.List;
      const items = list.items.map((item, i) => (
        <li key={i} dir="auto">
          {item.tokens.map((child, j) => (child.type === 'text' ? <span key={j}>{inline(child)}</span> : block(child, j)))}
        </li>
      ));
      return list.ordered ? (
        <ol key={key} {...(typeof list.start === 'number' && list.start !== 1 && { start: list.start })}>
          {items}
        </ol>
      ) : (
        <ul key={key}>{items}</ul>
      );
    }
    case 'blockquote':
      return <blockquote key={key}>{(token as Tokens.Blockquote).tokens.map(block)}</blockquote>;
    case 'code':
      return (
        <pre key={key}>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'space':
      return null;
    default:
      // Headings, tables, HTML and the rest are shown as the words they are.
      return (
        <p key={key} dir="auto">
          {'tokens' in token && token.tokens && token.type === 'heading' ? inline(token) : token.raw.trim()}
        </p>
      );
  }
}

function inline(token: Token): ReactNode {
  if (!('tokens' in token) || !token.tokens) return 'text' in token && typeof token.text === 'string' ? unescapeHtml(token.text) : token.raw;
  return token.tokens.map((child, key) => {
    switch (child.type) {
      case 'strong':
        return <strong key={key}>{inline(child)}</strong>;
      case 'em':
        return <em key={key}>{inline(child)}</em>;
      case 'codespan':
        return <code key={key}>{(child as Tokens.Codespan).text}</code>;
      case 'br':
        return <br key={key} />;
      case 'text':
      case 'escape':
        return <span key={key}>{inline(child)}</span>;
      default:
        return child.raw;
    }
  });
}

/** The lexer hands text through as typed; only its own escapes come back as entities. */
const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" })[entity] ?? entity);
