/** One block: its text, how many words it has, and the suggestions under it. */
import { useStore } from '@nanostores/react';
import { ChevronDown, Lightbulb } from 'lucide-react';
import { useRef } from 'react';
import type { BlockSuggestion } from '../../../contracts/api/block-suggestion.ts';
import { type BlockType, blockTitles } from '../../../contracts/essay.ts';
import { limits } from '../../../contracts/limits.ts';
import { countWords, wordsText } from '../../../engine/text/count-words.ts';
import type { EssayDraft } from '../../../stores/essay-draft.ts';
import type { BlockHelp, EssayStore } from './essay-store.ts';

interface EssayBlockProps {
  essay: EssayStore;
  block: BlockType;
  draft: EssayDraft;
}

type Purpose = Record<EssayDraft['essayType'], string>;
const purposes: Record<BlockType, Purpose> = {
  hook: {
    argumentative: 'Make a reader want to hear your side.',
    informative: 'Make a reader want to know more.',
    reflective: 'Put a reader into the moment.',
  },
  claim: {
    argumentative: 'What do you think, and for which reason?',
    informative: 'What is the one thing your essay explains?',
    reflective: 'What did the experience change or teach you?',
  },
  evidence: {
    argumentative: 'What shows that you are right? Name your source.',
    informative: 'Which facts and examples, and from which source?',
    reflective: 'What happened, as you saw and heard it?',
  },
  analysis: {
    argumentative: 'How does the evidence lead to your claim?',
    informative: 'How or why is it so?',
    reflective: 'What did the moment mean, then and now?',
  },
  conclusion: {
    argumentative: 'What follows, now that you have shown it?',
    informative: 'Why is it good to know?',
    reflective: 'What do you take along?',
  },
};

export function EssayBlock({ essay, block, draft }: EssayBlockProps) {
  const isOpen = useStore(essay.$open).has(block);
  const help = useStore(essay.$help)[block];
  const box = useRef<HTMLTextAreaElement>(null);
  const text = draft.blocks[block];
  const id = `essay-${block}`;
  const left = limits.essay.blockChars - text.length;

  const show = ({ quote }: BlockSuggestion) => {
    const at = quote === null ? -1 : text.indexOf(quote);
    if (at < 0 || quote === null) return;
    box.current?.focus();
    box.current?.setSelectionRange(at, at + quote.length);
  };

  return (
    <li className="essay-block">
      <h4>
        <button type="button" className="essay-toggle" aria-expanded={isOpen} aria-controls={`${id}-body`} onClick={() => essay.toggle(block)}>
          <span>{blockTitles[block]}</span>
          <span className="essay-count">{wordsText(countWords(text))}</span>
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      </h4>
      <div id={`${id}-body`} className="essay-body" hidden={!isOpen}>
        <label htmlFor={id}>{purposes[block][draft.essayType]}</label>
        <textarea
          id={id}
          ref={box}
          className="field essay-text"
          dir="auto"
          rows={5}
          maxLength={limits.essay.blockChars}
          aria-describedby={left < 200 ? `${id}-left` : undefined}
          value={text}
          onChange={(event) => essay.write(block, event.target.value)}
        />
        {left < 200 && (
          <p id={`${id}-left`} className="text-small text-muted">
            {left} characters left in this block.
          </p>
        )}
        <p>
          <button type="button" className="btn" disabled={help?.kind === 'loading'} onClick={() => void essay.suggest(block)}>
            <Lightbulb size={16} aria-hidden="true" /> {help?.kind === 'loading' ? 'Reading your block…' : help ? 'Get More Suggestions' : 'Get Suggestions'}
          </button>
        </p>
        {help?.kind === 'given' && help.items.length > 0 && <Suggestions help={help} text={text} onShow={show} />}
      </div>
    </li>
  );
}

interface SuggestionsProps {
  help: Extract<BlockHelp, { kind: 'given' }>;
  text: string;
  onShow: (item: BlockSuggestion) => void;
}

function Suggestions({ help: { items, meta, hereBecause }, text, onShow }: SuggestionsProps) {
  return (
    <div className="essay-suggestions">
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <p dir="auto">{item.text}</p>
            {item.quote !== null && text.includes(item.quote) && (
              <button type="button" className="text-btn" onClick={() => onShow(item)}>
                Show in my text
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">
        {hereBecause
          ? `${hereBecause === 'not-sent' ? 'Nothing was sent.' : 'The server did not answer.'} These suggestions were made on this device, without a language model.`
          : meta.engine === 'openai'
            ? `A language model (${meta.model ?? 'name unknown'}) asked these. It can be wrong; you decide.`
            : 'The built-in engine asked these, without a language model. You decide what fits.'}
        {meta.redacted && meta.redacted.length > 0 && ` Taken out before reading: ${meta.redacted.join(', ')}.`}
      </p>
    </div>
  );
}
