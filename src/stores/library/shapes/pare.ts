/** Reads the body of a PARE lesson, strictly: what is no text is left out, and there is always an echo question to write in. */
import { limits } from '../../../contracts/limits.ts';
import { liveLimits } from '../../../contracts/live/limits.ts';
import { mostReports, type PareBody, type PareReport, type PareReportPart } from '../../../contracts/pare.ts';
import { countOf, isRecord, isTime, listOf, type Shape, textOf, textsOf } from './shape.ts';

const { partChars, lineChars, bullets, echoPrompts, topicChars, gradeChars, subjectChars } = limits.pare;
const linesOf = (value: unknown, most: number): string[] => textsOf(value, most).map((line) => line.slice(0, lineChars));

export const pareShape: Shape<PareBody> = {
  // 2: a part of a report counts what it leaves out.
  version: 2,
  read(value) {
    if (!isRecord(value) || typeof value.pulseScene !== 'string') return null;
    const asked = isRecord(value.asked) ? value.asked : {};
    const prompts = linesOf(value.echoPrompts, echoPrompts);
    return {
      asked: { topic: textOf(asked.topic, topicChars), gradeLevel: textOf(asked.gradeLevel, gradeChars), subject: textOf(asked.subject, subjectChars) },
      pulseScene: textOf(value.pulseScene, partChars),
      relevance: textOf(value.relevance, partChars),
      backgroundBullets: linesOf(value.backgroundBullets, bullets),
      suggestedVisuals: linesOf(value.suggestedVisuals, bullets),
      activateTask: textOf(value.activateTask, partChars),
      revealContent: textOf(value.revealContent, partChars),
      echoPrompts: prompts.length > 0 ? prompts : [''],
      closingLine: textOf(value.closingLine, lineChars),
      origin: value.origin === 'openai' || value.origin === 'embedded' ? value.origin : 'own',
      grounding: value.grounding === 'scaffold' || value.grounding === 'model' ? value.grounding : 'topic-pack',
      sources: textsOf(value.sources, 40),
      reports: listOf(value.reports, reportOf).slice(0, mostReports),
    };
  },
};

function reportOf({ at, code, students, parts, asked, withheld }: Record<string, unknown>): PareReport | null {
  if (!isTime(at)) return null;
  return {
    at,
    code: textOf(code, 12),
    students: countOf(students, liveLimits.participants),
    parts: listOf(parts, partOf).slice(0, 1 + echoPrompts),
    asked: listOf(asked, ({ text, reply, name }) => ({
      text: textOf(text, liveLimits.askChars),
      reply: textOf(reply, liveLimits.askChars),
      name: textOf(name, liveLimits.nameChars),
    })).slice(0, liveLimits.participants),
    withheld: countOf(withheld, liveLimits.events),
  };
}

const partOf = ({ title, question, answers, withheld }: Record<string, unknown>): PareReportPart => ({
  title: textOf(title, 40),
  question: textOf(question, partChars),
  answers: listOf(answers, ({ text, name, shown, votes }) => ({
    text: textOf(text, liveLimits.responseChars),
    name: textOf(name, liveLimits.nameChars),
    shown: shown === true,
    votes: typeof votes === 'number' ? countOf(votes, liveLimits.participants) : null,
  })).slice(0, liveLimits.participants),
  withheld: countOf(withheld, liveLimits.participants),
});
