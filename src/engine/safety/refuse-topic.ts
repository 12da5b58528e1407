/** The one rule on what a generator makes nothing of: lessons, simulations, maps and viewpoints all ask here. Hard subjects stay open: history, prevention, health, literature. */
import { isDehumanizing } from '../perspectives/dehumanizing.ts';
import { being, beliefs, group, homelands } from '../perspectives/groups.ts';
import { fold } from '../text/words.ts';
import { judgedIn } from './judged-topics.ts';
import { plainLetters } from './lookalikes.ts';
import { normalizeForScreen } from './normalize.ts';
import { screenRequest } from './refusals.ts';
import { screenText } from './screen.ts';
import { dangerRules, helps, requestRules, study, type TopicRule } from './topic-rules.ts';

export interface RefusedTopic {
  /** `safety`: the words sound like a person in danger. `request`: it could hurt someone. */
  kind: 'safety' | 'request';
  rule: string | null;
  /** What could be made in its place; material is held on it. */
  better: { topic: string; subject: string };
}

const better: Record<string, RefusedTopic['better']> = {
  weapon: { topic: 'Chemical reactions', subject: 'Science' },
  drugs: { topic: 'Human body systems', subject: 'Science' },
  poison: { topic: 'Chemical reactions', subject: 'Science' },
  'break-in': { topic: 'Internet safety', subject: 'Computing' },
  sexual: { topic: 'Human body systems', subject: 'Science' },
  stalking: { topic: 'Internet safety', subject: 'Computing' },
  bullying: { topic: 'Internet safety', subject: 'Computing' },
  falsehood: { topic: 'Human body systems', subject: 'Science' },
};
/** What a falsehood or a danger to oneself is about, where material is held on it. */
const fields: readonly (readonly [RegExp, RefusedTopic['better']])[] = [
  [/\b(?:climate|global warming|carbon|weather)\b/, { topic: 'Climate and weather', subject: 'Geography' }],
  [/\b(?:smok\w+|vap(?:e|es|ing)|cigarettes?|e ?-?cigarettes|nicotine|hookahs?|inhal\w+|chroming|huffing)\b/, { topic: 'Respiratory system', subject: 'Biology' }],
  [/\b(?:cancer|tumou?rs?|sunscreen|sun cream)\b/, { topic: 'Cells', subject: 'Science' }],
  [
    /\b(?:eat(?:ing)?|fast(?:s|ing)?|diet\w*|meals?|calories|kilos?|kg|pounds|lbs|weight|thin|skinny|purg\w+|starv\w+|anorexi\w+|bulimi\w+|ana|mia|thinspo\w*)\b/,
    { topic: 'Nutrition', subject: 'Health' },
  ],
  [/\b(?:vaccin\w*|shots|covid\w*|corona\w*|virus\w*|hiv|aids)\b/, { topic: 'Cells', subject: 'Science' }],
];
/** Also in the place of hate, crime and violence. */
const otherwise = { topic: 'Human rights', subject: 'Civics' };
/** In the place of a danger to oneself: what does a body and a mind good. */
const forOneself = { topic: 'Sleep and the body clock', subject: 'Health' };

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

/** Without one of these a topic says nothing about the worth of people, and the many patterns on that need not be made ready. */
const namesPeople = new RegExp(
  `${group}|${being}|${beliefs}|\\b${homelands}\\b|\\b(?:races?|racial\\w*|people|persons?|bab(?:y|ies)|child(?:ren)?|kids?|students?|teens?|humans?|humanity|li(?:fe|ves)|skin|blood|genes|genders?|sex|wom[ae]n|girls?|boys?|m[ae]n|wives|males?|females?|nation\\w*|religions?|ethnic\\w*|cultures?|holocaust|slavery|genocides?|apartheid|lynching|eugenics|racism|sexism|antisemitism|segregation|colonialism|hitler|nazi\\w*|kkk|suprema\\w*|aryan|white|black|jewish|muslim|gay)\\b`,
);

const writesOfSelf = /\b(?:i|im|ive|id|me|my|mine|myself)\b/;

/** `topic`: what is to be taught, played, drawn or looked at. `subject`: a lesson of history may name what others may not explain. `isDenied`: small signs of danger were taken back. Null: go ahead. */
export function refuseTopic(topic: string, subject = '', isDenied = false): RefusedTopic | null {
  const forms = formsOf(topic);
  const danger = ruleIn(dangerRules, forms);
  if (danger) return { kind: 'safety', rule: danger, better: fieldOf(topic) ?? forOneself };
  const { level, rule, weak } = screenText(topic);
  const isOwn = forms.some((words) => writesOfSelf.test(words));
  // Who teaches how to prevent it, or how to help, has to name it.
  const isDisclosed = level === 2 && !(weak && isDenied) && (isOwn || !forms.some((words) => helps.test(words)));
  if (isDisclosed && (!weak || isOwn)) return { kind: 'safety', rule, better: otherwise };
  const found = requestIn(topic, subject, forms);
  if (found) return { kind: 'request', rule: found, better: (found === 'falsehood' && fieldOf(topic)) || (better[found] ?? otherwise) };
  if (isDisclosed) return { kind: 'safety', rule, better: otherwise };
  const judged = judgedIn(fold(topic)) ?? judgedIn(normalizeForScreen(topic));
  return (
    judged && {
      kind: 'request',
      rule: judged.rule,
      better: (judged.rule === 'falsehood' && isOfBody(judged.better) ? fieldOf(topic) : undefined) ?? judged.better ?? better[judged.rule] ?? otherwise,
    }
  );
}

const fieldOf = (topic: string): RefusedTopic['better'] | undefined => fields.find(([about]) => about.test(fold(topic)))?.[1];
/** The widest field of health, in which a narrower one may be meant. */
const isOfBody = (field: RefusedTopic['better'] | undefined): boolean => field === undefined || field.topic === 'Human body systems';

function requestIn(topic: string, subject: string, forms: readonly string[]): string | null {
  const plain = screenRequest(topic);
  if (plain.refuse) return plain.rule;
  if (forms.some((words) => explicit.test(words) && !aboutIt.test(words))) return 'sexual';
  // A topic states what a question would ask.
  if (forms.some((words) => namesPeople.test(words)) && (isDehumanizing(topic) || isDehumanizing(`do ${topic}`))) return 'hate';
  const found = ruleIn(requestRules, forms);
  if (found) return found;
  // "Making pipe bombs at home" asks for what "how to make pipe bombs at home" asks for.
  const words = fold(topic);
  const [, verb] = gerunds.find(([pattern]) => pattern.test(words)) ?? [];
  if (!verb || /\bhistory\b/.test(fold(subject)) || (study.test(words) && !/\b(?:step by step|at home|instructions)\b/.test(words))) return null;
  const asked = `how to ${gerunds.reduce((text, [pattern, plainVerb]) => text.replace(pattern, plainVerb), words)}`;
  const hidden = screenRequest(asked);
  return hidden.refuse ? hidden.rule : null;
}

/** The same person of the asker's own is nobody that a class studies. */
const ownPerson = /\b(?:my|our) (?!class\b|students?\b|country\b|town\b|community\b|planet\b|world\b|lesson\b)/;

function ruleIn(rules: readonly TopicRule[], forms: readonly string[]): string | null {
  for (const words of forms)
    for (const { id, pattern, unless } of rules) {
      const found = pattern.exec(words);
      if (found && !(unless?.test(words) && !(ownPerson.test(found[0]) && !helps.test(words)))) return id;
    }
  return null;
}

const letters: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** The words as they stand, with letters for the figures and signs inside them, and as the crisis screen reads them. */
function formsOf(topic: string): string[] {
  const words = fold(plainLetters(topic));
  const spelled = words.replace(/\S*[a-z]\S*/g, (token) => token.replace(/[013457@$!](?=\S*[a-z])|(?<=[a-z]\S*)[013457@$](?=[^a-z]*$)/g, (sign) => letters[sign] ?? sign));
  return [...new Set([fold(topic), words, spelled, normalizeForScreen(topic)])];
}
