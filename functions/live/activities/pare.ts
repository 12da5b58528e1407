/** PARE in the room: one answer to the task, one to each echo prompt, and nothing of a later step is sent ahead. */
import {
  activateQuestion,
  activateStep,
  closingStep,
  echoQuestion,
  echoStep,
  type PareLesson,
  type PareSeen,
  pareSteps,
  pulseStep,
  revealStep,
} from '../../../src/contracts/pare.ts';
import { questionsOf } from '../../../src/engine/pare/questions.ts';
import type { Activity } from './activity.ts';

export const pareActivity: Activity<PareLesson> = {
  lastStep: () => closingStep,
  lastSlide: () => 0,
  faultIn: (content, { step, q, text, choice, blanks }) => {
    if (choice !== undefined) return 'choice';
    if (blanks !== undefined) return 'blanks';
    if (text === undefined) return 'text';
    if (step === activateStep) return q === activateQuestion ? null : 'q';
    if (step === echoStep) return content.echoPrompts.some((_, place) => q === echoQuestion(place)) ? null : 'q';
    return 'step';
  },
  // A late thought still counts: once a step has been open it stays open.
  isOpen: (step, now) => now.pace === 'students' || now.step >= step,
  seen: (content, { role, step, pace }) => {
    if (role === 'host') return content;
    const reached = (at: number): boolean => step >= at || (pace === 'students' && role === 'participant');
    const { title, pulseScene, relevance, activateTask, revealContent, echoPrompts, closingLine } = content;
    return {
      title,
      ...(reached(pulseStep) && { pulseScene, relevance }),
      ...(reached(activateStep) && { activateTask }),
      ...(reached(revealStep) && { revealContent }),
      ...(reached(echoStep) && { echoPrompts }),
      ...(reached(closingStep) && { closingLine }),
    } satisfies PareSeen;
  },
  asked: (content, step, q) => {
    const asked = questionsOf(content).find((each) => each.step === step && each.q === q);
    return asked && { step: pareSteps[step] ?? '', question: asked.question };
  },
};
