/** The assistant's panel: a dialog beside the page, not over it. The store decides what is said. */
import { useStore } from '@nanostores/react';
import { RotateCcw, Send, X } from 'lucide-react';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { limits } from '../../contracts/limits.ts';
import type { Assistant } from './assistant-store.ts';

export interface AssistantPanelProps {
  assistant: Assistant;
  /** Makes the help card, from the page's static HTML. */
  help: () => Node;
}

export function AssistantPanel(props: AssistantPanelProps) {
  return useStore(props.assistant.$isOpen) ? <Panel {...props} /> : null;
}

function Panel({ assistant, help }: AssistantPanelProps) {
  const { script } = assistant;
  const hasSaidSomething = useStore(assistant.$messages).length > 1;
  const isSerious = useStore(assistant.$careLevel) === 2;
  const box = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLDivElement>(null);
  return (
    // A click on its text keeps the focus inside, so that Escape still closes it.
    <section className={isSerious ? 'assistant-panel assistant-panel-wide' : 'assistant-panel'} role="dialog" aria-labelledby="assistant-name" tabIndex={-1}>
      <div className="assistant-head">
        <h2 id="assistant-name">{script.name}</h2>
        {hasSaidSomething && (
          <button
            type="button"
            className="icon-btn"
            aria-label="Start over"
            onClick={() => {
              assistant.startOver();
              box.current?.focus();
            }}
          >
            <RotateCcw size={18} aria-hidden="true" />
          </button>
        )}
        <button type="button" className="icon-btn" aria-label="Close" onClick={assistant.close}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <Conversation assistant={assistant} help={help} card={card} />
      <QuestionForm assistant={assistant} box={box} />
      {isSerious ? (
        <button type="button" className="assistant-to-help" onClick={() => card.current?.focus()}>
          Show who can help now
        </button>
      ) : (
        <p className="assistant-note">
          {script.note} <a href="/kora">{script.koraLink}</a>
        </p>
      )}
    </section>
  );
}

function Conversation({ assistant, help, card }: AssistantPanelProps & { card: RefObject<HTMLDivElement | null> }) {
  const { script } = assistant;
  const messages = useStore(assistant.$messages);
  const isWaiting = useStore(assistant.$isWaiting);
  const careLevel = useStore(assistant.$careLevel);
  const hasSuggestions = useStore(assistant.$hasSuggestions);
  const scroller = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);

  // The last message is shown from its first line; a short one at the end. In a low window it is the panel that scrolls.
  useLayoutEffect(() => {
    const box = scroller.current;
    const last = log.current?.lastElementChild;
    if (!box || messages.length < 2 || !(last instanceof HTMLElement)) return;
    box.scrollTop = last.offsetTop - 8;
    if (box.parentElement) box.parentElement.scrollTop = box.offsetTop + last.offsetTop - 8;
  }, [messages]);

  // Messages are only ever added at the end: the place in the list names them.
  const placed = messages.map((message, place) => ({ ...message, place }));
  // Once, not with every message: what the reader has folded open stays open.
  const fill = useCallback((place: HTMLElement | null) => place?.replaceChildren(help()), [help]);
  return (
    <div className="assistant-scroll" ref={scroller} role="group" aria-label="Conversation" tabIndex={0}>
      <div ref={log} className="assistant-log" role="log" aria-live="polite" aria-label={`Conversation with the ${script.name}`}>
        {placed.map(({ place, isUser, text }) => (
          <article key={place} className={isUser ? 'assistant-msg assistant-msg-user' : 'assistant-msg'} aria-label={isUser ? 'You' : script.name} dir="auto">
            {text}
          </article>
        ))}
      </div>
      {isWaiting && (
        <span className="assistant-dots" role="img" aria-label="A reply is on its way">
          <i />
          <i />
          <i />
        </span>
      )}
      {careLevel === 2 && (
        <div ref={card} className="assistant-help" tabIndex={-1}>
          <div role="alert" ref={fill} />
        </div>
      )}
      {careLevel === 1 && (
        <details className="assistant-help">
          <summary>People who listen</summary>
          <div ref={fill} />
        </details>
      )}
      {hasSuggestions && (
        <ul className="assistant-chips" aria-label="Suggested questions">
          {script.suggestions.map((suggestion) => (
            <li key={suggestion.text}>
              <button
                type="button"
                className="assistant-chip"
                onClick={() => {
                  assistant.choose(suggestion);
                  // The chips go with the reply: the focus must not go with them.
                  scroller.current?.focus();
                }}
              >
                {suggestion.text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function QuestionForm({ assistant, box }: { assistant: Assistant; box: RefObject<HTMLInputElement | null> }) {
  const input = useStore(assistant.$input);
  const canSend = useStore(assistant.$canSend);
  return (
    <form
      className="assistant-form"
      onSubmit={(event) => {
        event.preventDefault();
        assistant.submit();
        box.current?.focus();
      }}
    >
      <input
        ref={box}
        className="field"
        aria-label="Your question"
        placeholder="Your question"
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        maxLength={limits.chat.messageChars}
        value={input}
        onChange={(event) => assistant.$input.set(event.target.value)}
      />
      <button type="submit" className="btn btn-primary" aria-label="Send" disabled={!canSend}>
        <Send size={18} aria-hidden="true" />
      </button>
    </form>
  );
}
