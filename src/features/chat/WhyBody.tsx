/** What stands under "Why am I seeing this?": who wrote the reply, what it rests on, what was sent and what was not, how to report it. */
import type { Meta } from '../../contracts/api/meta.ts';

const reasons: Record<NonNullable<Meta['reason']>, string> = {
  'no-key': 'This site runs without a language model.',
  'student-ai-off': 'This school keeps student mode on the built-in engine.',
  'checked-only': 'This class assistant answers from checked material only, so no language model was asked.',
  safety: 'The message reads as if someone may be in danger, so no language model was asked. The text was fixed beforehand, word for word.',
  careful: 'An earlier message read as if someone may be in danger. So no language model is asked in this conversation, and the help stays beside it.',
  'refused-request': 'The request could lead to harm, so it was not answered.',
  timeout: 'The language model took too long, so the built-in engine answered.',
  'upstream-error': 'The language model could not be reached, so the built-in engine answered.',
  'upstream-refusal': 'The language model declined, so the built-in engine answered.',
  'bad-output': 'The language model sent something unusable, so the built-in engine answered.',
  'unsafe-output': "The language model's text did not pass the check for young readers, so the built-in engine answered.",
  'circuit-open': 'The language model has been failing, so the built-in engine answers for now.',
  'budget-spent': "The day's share of the language model is used up, so the built-in engine answers.",
};

const groundings: Record<NonNullable<Meta['grounding']>, string> = {
  'topic-pack': 'It rests on a topic pack that was written for this site.',
  anchors: 'It is modeled on handwritten example conversations.',
  matter: "It rests on a page about teachers' work that was written for this site. It holds common professional practice, and the rules of your school come first.",
  passage: 'It rests on the text you gave.',
  model: "It rests on the model's training, which can be wrong. Check facts elsewhere.",
  'set-lines': 'It uses no topic pack and no example conversation. Its lines were written for this site and hold no facts on a topic.',
  scaffold: 'No checked material on this topic is held here. Only the way of working is suggested, no facts.',
};

const bases = { topic: 'Topic pack: ', anchor: 'Example conversation: ', question: 'Curated question: ' } as const;

/** A weak sign was taken back: nobody is told that they seem to be in danger. */
const deniedSign = 'An earlier message read as if someone may be in danger, and you wrote that it was something else. This text was fixed beforehand, word for word.';

export interface WhyProps {
  meta: Meta;
  isLocal: true | undefined;
  onReport: () => void;
}

export function WhyBody({ meta, isLocal, onReport }: WhyProps) {
  const isFixed = meta.reason === 'safety';
  return (
    <div className="why-this-body">
      <p>
        {meta.engine === 'openai'
          ? `A language model (${meta.model ?? 'name unknown'}) wrote this. A program checked it before it was shown.`
          : 'The built-in engine of this site wrote this from prepared material. No language model was used.'}
      </p>
      {meta.reason && <p>{isFixed && meta.safety?.level === 1 ? deniedSign : reasons[meta.reason]}</p>}
      {meta.grounding && <p>{groundings[meta.grounding]}</p>}
      {meta.basedOn && meta.basedOn.length > 0 && (
        <ul>
          {meta.basedOn.map(({ kind, id, title }) => (
            <li key={id}>
              {bases[kind]}
              {title}
            </li>
          ))}
        </ul>
      )}
      {meta.sources && meta.sources.length > 0 && (
        <ul>
          {meta.sources.map(({ title, author, year, url }) => (
            <li key={title}>
              {author} ({year}).{' '}
              {url ? (
                <a href={url} rel="noreferrer noopener">
                  {title}
                </a>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
      )}
      <p>
        {isFixed
          ? 'Your message was handled on this device and sent to nobody.'
          : isLocal
            ? 'The site could not be reached, so the engine on this device answered. Nothing is stored.'
            : 'Sent to this site: your message, the last six messages and the mode. If a class assistant is set, also its settings. Not sent: your name, your address, anything else on this device. Nothing is stored.'}
        {meta.redacted && meta.redacted.length > 0 && ` Taken out before use: ${meta.redacted.join(', ')}.`}
      </p>
      {meta.safety?.rule && <p>Safety rule: {meta.safety.rule}.</p>}
      <p>
        Something wrong with it?{' '}
        <button type="button" className="text-btn" onClick={onReport}>
          Copy this reply for a report
        </button>{' '}
        and give it to your teacher. Copying sends nothing.
      </p>
    </div>
  );
}
