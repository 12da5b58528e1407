/**
 * One turn up to the point where a language model may be asked, the same in the Worker and in a browser without a network.
 * The order is fixed: normalize, safety screen, refusals, take out personal data, plan the reply.
 */
import type { ChatRequest } from '../../contracts/api/kora-chat.ts';
import type { Meta, Safety, Source } from '../../contracts/api/meta.ts';
import { type ClassAssistant, cleanTopic } from '../../contracts/class-assistant.ts';
import type { Reference } from '../../contracts/knowledge/knowledge.ts';
import { limits } from '../../contracts/limits.ts';
import { takesBack } from '../safety/denial.ts';
import { sanitizeText } from '../safety/normalize.ts';
import { screenOutput } from '../safety/output.ts';
import { redactPersonalData } from '../safety/redact.ts';
import { screenRequest } from '../safety/refusals.ts';
import { type SafetyFinding, screenText } from '../safety/screen.ts';
import { screenConversation } from '../safety/screen-conversation.ts';
import { asOneTurn, keptWithinTurn } from '../text/within-turn.ts';
import { careText, deniedText } from './care.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { ReadHistory } from './read-history.ts';
import { type ChatPlan, type EarlierTurn, planReply } from './reply.ts';
import { Speaker } from './speaker.ts';
import { type ChatState, freshState, remember } from './state.ts';

export type PreparedTurn =
  /** This is the reply: no model may be asked. */
  | { kind: 'whole'; text: string; state: ChatState; meta: Meta & { safety: Safety } }
  /** What the embedded engine would say, and what a model may see: personal data is out. */
  | { kind: 'planned'; plan: ChatPlan; meta: Meta; message: string; history: EarlierTurn[]; assistant: ClassAssistant | undefined };

export const preparedTurn = (request: ChatRequest, read: ReadHistory, index: KnowledgeIndex): PreparedTurn => asOneTurn(() => prepared(request, read, index));

function prepared(request: ChatRequest, { history, all, state }: ReadHistory, index: KnowledgeIndex): PreparedTurn {
  const { moves } = index.knowledge;
  const message = sanitizeText(request.message);
  const fromVisitor = history.filter((turn) => turn.sender === 'user').map((turn) => turn.text);
  const whole = (text: string, meta: Meta & { safety: Safety }): PreparedTurn => ({ kind: 'whole', text, state: remember(state ?? freshState, text), meta });

  const isWhole = request.conversationHistory.length < limits.chat.historySent;
  const screen = screenOnce();
  const { isDenial, isAside, level, rule } = screenConversation([...fromVisitor, message], request.careLevel, isWhole, screen, request.careAside);
  const safety: Safety = { level, rule };
  if (safety.level === 2 && !isAside) {
    const text = careText(moves.care, {
      mode: request.mode,
      message,
      rule: safety.rule,
      now: screen(message).level === 2,
      isTakenBack: takesBack(message),
      told: request.careLevel === 2,
      saidBefore: all.filter((turn) => turn.sender === 'kora').map((turn) => turn.text),
    });
    return whole(text, { engine: 'embedded', reason: 'safety', safety });
  }

  const own = screen(message);
  if (isDenial && own.level !== 1) return whole(deniedText(moves.care), { engine: 'embedded', reason: 'safety', safety });

  const refusal = screenRequest(message);
  if (refusal.refuse) {
    const speaker = new Speaker(state?.said ?? [], message);
    if (!speaker.sayFirst(moves.both.refused)) speaker.sayOne(moves.both.pause);
    return whole(speaker.text, { engine: 'embedded', reason: 'refused-request', safety: { level: 0, rule: refusal.rule } });
  }

  const redacted = redactPersonalData(message);
  const assistant = request.assistant && withSafeTopic(request.assistant);
  const plan = planReply(
    {
      message: redacted.text,
      mode: request.mode,
      history: all.map(withoutPersonalData),
      state,
      redacted: redacted.removed.length > 0,
      distress: safety.level === 1 && request.mode === 'student' && own.level > 0,
      assistant,
    },
    index,
  );
  const meta: Meta = {
    engine: 'embedded',
    grounding: plan.grounding,
    safety,
    basedOn: basedOn(plan.basis, plan.short),
    ...(plan.sources.length > 0 && { sources: plan.sources.flatMap((key) => sourceOf(index.knowledge.references[key])) }),
    ...(redacted.removed.length > 0 && { redacted: [...new Set(redacted.removed)] }),
  };
  if (safety.level === 2) return { kind: 'whole', text: plan.text, state: plan.state, meta: { ...meta, reason: 'careful', safety } };
  return { kind: 'planned', plan, meta, message: redacted.text, history: history.map(withoutPersonalData), assistant };
}

/** The anchor and the packs behind a reply, by title. */
export function basedOn({ anchor, topic }: Pick<ChatPlan, 'anchor' | 'topic'>, short: ChatPlan['short']): Meta['basedOn'] {
  return [
    ...(anchor ? [{ kind: 'anchor' as const, id: anchor.id, title: anchor.situation }] : []),
    ...(topic ? [{ kind: 'topic' as const, id: topic.id, title: topic.title }] : []),
    ...(short ? [{ kind: 'topic' as const, id: short.id, title: short.title }] : []),
  ];
}

/** The crisis screen that reads each text once for as long as one turn takes. */
function screenOnce(): typeof screenText {
  const findings = new Map<string, SafetyFinding>();
  return (text) => {
    const finding = findings.get(text) ?? screenText(text);
    findings.set(text, finding);
    return finding;
  };
}

/** A topic comes from a link that anyone may have written: one that is harmful, or no topic at all, is dropped. */
function withSafeTopic(assistant: ClassAssistant): ClassAssistant {
  const topic = redactPersonalData(cleanTopic(sanitizeText(assistant.topic))).text;
  const isFit = !screenRequest(topic).refuse && screenText(topic).level === 0 && screenOutput(topic).ok;
  return { ...assistant, topic: isFit ? topic : '' };
}

const withoutData = keptWithinTurn((text: string): string => redactPersonalData(text).text);
const withoutPersonalData = (turn: EarlierTurn): EarlierTurn => ({ ...turn, text: withoutData(turn.text) });

function sourceOf(work: Reference | undefined): Source[] {
  if (!work) return [];
  const url = work.doi ? `https://doi.org/${work.doi}` : work.url;
  return [{ title: work.title, author: work.authors.join(', '), year: String(work.year), ...(url && { url }) }];
}
