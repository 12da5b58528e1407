/** Requests that no lesson is made of, why, and what could be taught in their place. Lessons about hard subjects stay open: history, prevention, health. */
import { isDehumanizing } from '../perspectives/dehumanizing.ts';
import { screenRequest } from '../safety/refusals.ts';
import { screenText } from '../safety/screen.ts';
import { fold } from '../text/words.ts';

export interface RefusedTopic {
  /** `safety`: the words sound like a person in danger. `request`: it could hurt someone. */
  kind: 'safety' | 'request';
  rule: string | null;
  /** Said to the teacher. */
  explanation: string;
  better: { topic: string; subject: string };
}

const better: Record<string, RefusedTopic['better']> = {
  weapon: { topic: 'Chemical reactions', subject: 'Science' },
  drugs: { topic: 'Human body systems', subject: 'Science' },
  poison: { topic: 'Chemical reactions', subject: 'Science' },
  'break-in': { topic: 'Internet safety', subject: 'Computing' },
  crime: { topic: 'Human rights', subject: 'Civics' },
  sexual: { topic: 'Human body systems', subject: 'Science' },
  hate: { topic: 'Human rights', subject: 'Civics' },
  stalking: { topic: 'Internet safety', subject: 'Computing' },
  bullying: { topic: 'Internet safety', subject: 'Computing' },
};
const otherwise = { topic: 'Human rights', subject: 'Civics' };

/** Not for a class in any wording, unless the topic is how to prevent it or what it does to people. */
const explicit = /\b(?:porn\w*|erotic\w*|hentai|smut|sex (?:positions?|acts?|scenes?)|sexual (?:positions?|acts|pleasure|fantas\w+|content)|nudes|striptease)\b/;
const aboutIt = /\b(?:prevent\w*|dangers?|risks?|effects?|consent|harm\w*|law|laws|addiction|safety|protect\w*|media literacy)\b/;

const gerunds: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?(?:making|building|creating|assembling|preparation|construction|manufactur\w+)(?: of)?\b/, 'make'],
  [/^(?:the )?(?:cooking|synthesi[sz]ing|synthesis)(?: of)?\b/, 'cook'],
  [/^hacking(?: into)?\b/, 'hack'],
  [/^(?:buying|getting)\b/, 'buy'],
  [/^poisoning\b/, 'poison'],
  [/^stalking\b/, 'track'],
];

/** `topic`: what the teacher wants taught. `subject`: a lesson of history may name what others may not explain. `tool`: who says no. Null: go ahead. */
export function refuseTopic(topic: string, subject: string, tool: 'Aurora' | 'PARE' = 'Aurora'): RefusedTopic | null {
  const { level, rule } = screenText(topic);
  if (level === 2)
    return {
      kind: 'safety',
      rule,
      explanation:
        'No lesson was made from these words, because they sound as if someone may be in danger. If this is about you or about one of your students, talk to a person now: the page Safety names people who answer.',
      better: otherwise,
    };
  const found = ruleOf(topic, subject);
  if (!found) return null;
  const instead = better[found] ?? otherwise;
  return {
    kind: 'request',
    rule: found,
    // PARE names the other topic and leaves it to the teacher; Aurora has made its lesson.
    explanation: `${tool} makes no lesson on the topic that was asked for, because it could hurt someone. ${tool === 'Aurora' ? 'Here is a lesson on a topic' : 'A topic'} that is safe to teach and leads to good questions: ${instead.topic}. If you meant the history, the law or the prevention of it, say so in the topic and ask again.`,
    better: instead,
  };
}

function ruleOf(topic: string, subject: string): string | null {
  const plain = screenRequest(topic);
  if (plain.refuse) return plain.rule;
  const words = fold(topic).trim();
  if (explicit.test(words) && !aboutIt.test(words)) return 'sexual';
  if (isDehumanizing(topic)) return 'hate';
  // "Making pipe bombs at home" asks for what "how to make pipe bombs at home" asks for.
  const [, verb] = gerunds.find(([pattern]) => pattern.test(words)) ?? [];
  if (!verb || /\bhistory\b/.test(fold(subject))) return null;
  const asked = `how to ${gerunds.reduce((text, [pattern, plainVerb]) => text.replace(pattern, plainVerb), words)}`;
  const hidden = screenRequest(asked);
  return hidden.refuse ? hidden.rule : null;
}
