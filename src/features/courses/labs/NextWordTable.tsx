/** Counts what follows a word, turns the counts into chances at a temperature, and writes a sentence word by word. */
import { useId, useRef, useState } from 'react';
import { boundary, drawNext, type NextCounts, type NextWord, nextWords, wordsIn } from '../../../engine/labs/next-word.ts';
import { placed } from './placed.ts';
import { ShareBar } from './ShareBar.tsx';
import { Slider } from './Slider.tsx';

const rowsShown = 6;
/** A chain of frequent words can go round in circles. */
const mostWords = 30;
const madeShown = 5;

interface NextWordTableProps {
  counts: NextCounts;
  sentences: readonly (readonly string[])[];
  random: () => number;
}

interface Chain {
  words: readonly string[];
  /** Product of the chances of all words that were drawn or chosen. */
  chance: number;
  isDone: boolean;
}

const begun = (words: readonly string[]): Chain => ({ words, chance: 1, isDone: false });

export function NextWordTable({ counts, sentences, random }: NextWordTableProps) {
  const [start, setStart] = useState('the');
  const [chain, setChain] = useState(begun(['the']));
  const [temperature, setTemperature] = useState(1);
  const [made, setMade] = useState<readonly string[]>([]);
  const id = useId();
  const over = useRef<HTMLButtonElement>(null);
  const word = chain.words.at(-1) ?? boundary;
  const options = chain.isDone ? [] : nextWords(counts, word, temperature);
  const shown = options.slice(0, rowsShown);
  const hidden = options.length - shown.length;
  const isInText = (text: string) => sentences.some((sentence) => sentence.join(' ') === text);

  const add = (before: Chain, next: NextWord): Chain => {
    const words = next.word === boundary ? before.words : [...before.words, next.word];
    const isDone = next.word === boundary || words.length >= mostWords;
    if (isDone) setMade([words.join(' '), ...made].slice(0, madeShown));
    return { words, chance: before.chance * next.chance, isDone };
  };
  const go = (after: Chain) => {
    setChain(after);
    // At the end whatever was pressed is out of use, or gone.
    if (after.isDone) over.current?.focus();
  };
  const draw = (all: boolean) => {
    let after = chain;
    do {
      const next = drawNext(nextWords(counts, after.words.at(-1) ?? boundary, temperature), random);
      if (!next) break;
      after = add(after, next);
    } while (all && !after.isDone);
    go(after);
  };
  const begin = (text: string) => {
    setStart(text);
    setChain(begun(wordsIn(text).slice(0, mostWords - 1)));
  };

  return (
    <section className="lab-part" aria-labelledby={`${id}-next`}>
      <h5 id={`${id}-next`}>Guess the next word</h5>
      <label className="lab-field">
        Begin with
        <input className="field" dir="auto" maxLength={80} value={start} onChange={({ target }) => begin(target.value)} />
      </label>
      <Slider label="Temperature" value={temperature} min={0.1} max={2} step={0.1} said={`${temperature.toFixed(1)}, ${effectOf(temperature)}`} onChange={setTemperature} />
      <p className="lab-sentence" role="status" dir="auto">
        {chain.words.join(' ') || '(the beginning of a sentence)'}
        {chain.isDone ? '.' : ' …'}
        {chain.chance < 1 && ` Chance of this path: ${inPercent(chain.chance)}.`}
        {chain.isDone && chain.words.length >= mostWords && ` The lab stops at ${mostWords} words.`}
      </p>
      <div className="lab-buttons">
        <button type="button" className="btn btn-primary" disabled={options.length === 0} onClick={() => draw(false)}>
          Draw the next word
        </button>
        <button type="button" className="btn" disabled={options.length === 0} onClick={() => draw(true)}>
          Draw to the end
        </button>
        <button ref={over} type="button" className="btn" onClick={() => begin(start)}>
          Start over
        </button>
      </div>
      {options.length === 0 && !chain.isDone && (
        <p>{counts.size === 0 ? 'There is no text to learn from yet.' : `“${word}” never stands in the text to learn from, so there is nothing to count.`}</p>
      )}
      {shown.length > 0 && (
        <table className="lab-table">
          <caption>
            What follows {word === boundary ? 'the beginning of a sentence' : `“${word}”`} in the text
            {hidden > 0 && `, the ${rowsShown} most frequent of ${options.length} words`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Next word</th>
              <th scope="col">Count</th>
              <th scope="col">Share</th>
              <th scope="col">Chance at {temperature.toFixed(1)}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((option) => (
              <tr key={option.word}>
                <th scope="row">
                  <button type="button" className="lab-word" onClick={() => go(add(chain, option))}>
                    <span className="sr-only">Choose </span>
                    {option.word === boundary ? 'sentence ends' : option.word}
                  </button>
                </th>
                <td>{option.count}</td>
                <td>{option.counted.toFixed(2)}</td>
                <td>
                  {option.chance.toFixed(2)} <ShareBar share={option.chance} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {made.length > 0 && (
        <>
          <h6>Sentences so far</h6>
          <ol className="lab-made" dir="auto">
            {placed(made).map(({ at, item: text }) => (
              <li key={at}>
                {text} <span className="badge">{isInText(text) ? 'stands in the text' : 'new'}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function effectOf(temperature: number): string {
  if (temperature === 1) return 'as counted';
  return temperature < 1 ? 'frequent words gain' : 'rare words gain';
}

/** "33 percent", "2.8 percent", "less than 0.1 percent". */
function inPercent(share: number): string {
  const percent = share * 100;
  if (percent < 0.1) return 'less than 0.1 percent';
  return `${percent < 10 ? percent.toFixed(1) : percent.toFixed(0)} percent`;
}
