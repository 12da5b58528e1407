/** A PARE lesson: Pulse, Activate, Reveal, Echo. Types and numbers only, so that the browser can import it. */

/** The steps of a live PARE session. 0 is the lobby, 5 the closing line. */
export const pareSteps = ['Lobby', 'Pulse', 'Activate', 'Reveal', 'Echo', 'Closing'] as const;
export const pulseStep = 1;
export const activateStep = 2;
export const revealStep = 3;
export const echoStep = 4;
export const closingStep = 5;

/** The name of the one question of the Activate step, and of the echo prompt at a place, counted from 0. */
export const activateQuestion = 'activate';
export const echoQuestion = (place: number): string => `echo-${place}`;

/** What a generated lesson says under Pulse of Relevance until the teacher changes it. */
export const usualRelevance = 'Students connect with the topic through immersive storytelling: they stand in the scene before they are told anything.';

export interface PareLesson {
  title: string;
  pulseScene: string;
  relevance: string;
  backgroundBullets: string[];
  suggestedVisuals: string[];
  activateTask: string;
  revealContent: string;
  echoPrompts: string[];
  closingLine: string;
}

/** What the teacher asked for. */
export interface PareAsk {
  topic: string;
  gradeLevel: string;
  subject: string;
}

/** What a class made of a lesson, as its teacher keeps it after the end. */
export interface PareReport {
  /** ISO 8601. */
  at: string;
  code: string;
  students: number;
  parts: PareReportPart[];
  asked: { text: string; reply: string; name: string }[];
  /** Texts that may be a call for help: they are counted and left out. */
  withheld: number;
}
export interface PareReportPart {
  /** "Activate", "Echo 1" */
  title: string;
  question: string;
  /** `name`: empty where names were left out. `votes`: null where there was no vote. */
  answers: { text: string; name: string; shown: boolean; votes: number | null }[];
  /** How many more were written and are left out, because they may be a call for help. */
  withheld: number;
}
/** Reports of one lesson; the newest first. */
export const mostReports = 20;

/** A PARE lesson in the library; its title is the item's. */
export interface PareBody extends Omit<PareLesson, 'title'> {
  asked: PareAsk;
  /** Who wrote it first; "own": the teacher. */
  origin: 'embedded' | 'openai' | 'own';
  /** "scaffold": nothing checked is held on the topic. */
  grounding: 'topic-pack' | 'model' | 'scaffold';
  sources: string[];
  /** What classes made of it. Stays with whoever led them. */
  reports: PareReport[];
}

/** What a participant or the projector may see of it at a step: what comes later is not there. */
export type PareSeen = Partial<Omit<PareLesson, 'backgroundBullets' | 'suggestedVisuals'>>;
