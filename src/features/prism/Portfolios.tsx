/** The Portfolio tab: what the student has chosen to keep together, in their order, with their captions. */
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { reflectionLimits } from '../../stores/library/shapes/reflection.ts';
import { ExportButton } from './ExportButton.tsx';
import { moved, type Portfolio, portfoliosOf } from './portfolios.ts';
import type { Prism, ReflectionItem } from './prism-store.ts';
import { countText, dayOf, nameOf } from './reflection-text.ts';

interface PortfoliosProps {
  prism: Prism;
  reflections: readonly ReflectionItem[];
  onOpen: (item: ReflectionItem) => void;
  save: (name: string, content: Blob) => void;
}

export function Portfolios({ prism, reflections, onOpen, save }: PortfoliosProps) {
  const portfolios = portfoliosOf(reflections);
  return (
    <section className="prism-portfolios" aria-label="Portfolio">
      {portfolios.length === 0 && (
        <p className="max-w-measure">
          A portfolio is yours: reflections that you want to keep together, in your order, each with a caption that says why it is there.{' '}
          {reflections.length === 0 ? 'It begins with a first reflection.' : 'Choose the first one below.'}
        </p>
      )}
      {portfolios.map((portfolio) => (
        <PortfolioView key={portfolio.title} prism={prism} portfolio={portfolio} onOpen={onOpen} save={save} />
      ))}
      <AddForm prism={prism} free={reflections.filter(({ body }) => body.place === null)} portfolios={portfolios} />
    </section>
  );
}

function PortfolioView({ prism, portfolio, onOpen, save }: Omit<PortfoliosProps, 'reflections'> & { portfolio: Portfolio }) {
  const [title, setTitle] = useState(portfolio.title);
  const id = useId();
  const { reflections } = portfolio;
  const rename = (): void => {
    const wanted = title.trim();
    if (!wanted) setTitle(portfolio.title);
    else if (wanted !== portfolio.title) prism.place(reflections, (old) => ({ ...old, portfolio: wanted }));
  };
  const move = (item: ReflectionItem, by: 1 | -1): void => {
    const items = moved(portfolio, item.id, by);
    prism.place(items, (old, order) => ({ ...old, order }));
  };
  return (
    <article className="prism-portfolio" aria-labelledby={`${id}-title`}>
      <header className="prism-portfolio-head">
        <div className="prism-field">
          <label htmlFor={`${id}-title`}>Portfolio</label>
          <input
            id={`${id}-title`}
            className="field"
            dir="auto"
            maxLength={reflectionLimits.portfolioChars}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            onBlur={rename}
            onKeyDown={(event) => event.key === 'Enter' && rename()}
          />
        </div>
        <p className="text-muted">
          {countText(reflections.length)}, last updated {dayOf(portfolio.updated)}
        </p>
        <ExportButton label={`Export ${portfolio.title}`} set={() => ({ title: portfolio.title, reflections, hasCaptions: true })} save={save} />
      </header>
      <ol className="prism-rows">
        {reflections.map((item, i) => (
          <li key={item.id}>
            <span className="prism-row-words">
              <button type="button" className="prism-open" dir="auto" onClick={() => onOpen(item)}>
                {i + 1}. {nameOf(item)}
              </button>
              <label className="prism-caption">
                Caption of {nameOf(item)}
                <input
                  className="field"
                  dir="auto"
                  maxLength={reflectionLimits.captionChars}
                  placeholder="Why is it in here?"
                  value={item.body.place?.caption ?? ''}
                  onChange={(event) => prism.place([item], (old) => ({ ...old, caption: event.target.value }))}
                />
              </label>
            </span>
            <div className="prism-row-buttons">
              <button type="button" className="icon-btn" aria-label={`Move ${nameOf(item)} up`} title="Move up" disabled={i === 0} onClick={() => move(item, -1)}>
                <ArrowUp size={18} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={`Move ${nameOf(item)} down`}
                title="Move down"
                disabled={i === reflections.length - 1}
                onClick={() => move(item, 1)}
              >
                <ArrowDown size={18} aria-hidden="true" />
              </button>
              <button type="button" className="icon-btn" aria-label={`Take ${nameOf(item)} out of the portfolio`} title="Take out" onClick={() => prism.takeOut(item)}>
                <X size={18} aria-hidden="true" />
              </button>
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}

function AddForm({ prism, free, portfolios }: { prism: Prism; free: readonly ReflectionItem[]; portfolios: readonly Portfolio[] }) {
  const [chosen, setChosen] = useState('');
  const [title, setTitle] = useState('');
  const id = useId();
  const item = free.find((each) => each.id === chosen) ?? free[0];
  if (!item) return null;
  const add = (event: FormEvent): void => {
    event.preventDefault();
    prism.addToPortfolio(item, title.trim() || undefined);
    setChosen('');
  };
  return (
    <form className="prism-add" onSubmit={add}>
      <p className="prism-field">
        <label htmlFor={`${id}-item`}>Reflection to add</label>
        <select id={`${id}-item`} className="field" value={item.id} onChange={(event) => setChosen(event.target.value)}>
          {free.map((each) => (
            <option key={each.id} value={each.id}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </p>
      <p className="prism-field">
        <label htmlFor={`${id}-portfolio`}>Into the portfolio</label>
        <input
          id={`${id}-portfolio`}
          className="field"
          dir="auto"
          list={`${id}-known`}
          maxLength={reflectionLimits.portfolioChars}
          placeholder={portfolios[0]?.title ?? 'My portfolio'}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <datalist id={`${id}-known`}>
          {portfolios.map((each) => (
            <option key={each.title} value={each.title} />
          ))}
        </datalist>
      </p>
      <button type="submit" className="btn">
        Add to portfolio
      </button>
    </form>
  );
}
