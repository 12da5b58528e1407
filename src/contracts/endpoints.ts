/** Where each call of the tools and forms goes. Holds no schema, so the browser can import it without the validator. */
import type { BlockSuggestionBody, PlainSuggestions } from './api/block-suggestion.ts';
import type { PlainExploration } from './api/explore-perspectives.ts';
import type { GenerateLessonBody, PlainLesson } from './api/generate-lesson.ts';
import type { GenerateMapReply, GenerateMapRequest } from './api/generate-map.ts';
import type { GeneratePareBody, PlainPare } from './api/generate-pare.ts';
import type { GeneratePromptsBody, PlainPrompts } from './api/generate-prompts.ts';
import type { GenerateSimulationReply, GenerateSimulationRequest } from './api/generate-simulation.ts';
import type { MailingListBody, MailingListReply } from './api/mailing-list.ts';
import type { PrismFeedbackReply, PrismFeedbackRequest } from './api/prism-feedback.ts';
import type { DeletedReply, ShareBody, SharedReply, ShareReply } from './api/shares.ts';
import { type Endpoint, has } from './endpoint.ts';
import type { SampleLessonFile } from './lesson.ts';
import type { SearchIndex } from './search.ts';

export const explorePerspectives: Endpoint<undefined, PlainExploration> = {
  method: 'GET',
  path: '/api/explore-perspectives',
  timeoutMs: 18_000,
  isOutput: (value): value is PlainExploration => has(value, 'overview') && typeof value.overview === 'string' && has(value, 'perspectives') && Array.isArray(value.perspectives),
};

export const blockSuggestion: Endpoint<BlockSuggestionBody, PlainSuggestions> = {
  method: 'POST',
  path: '/api/literacy/block-suggestion',
  timeoutMs: 12_000,
  isOutput: (value): value is PlainSuggestions => has(value, 'suggestions') && Array.isArray(value.suggestions),
};

export const generatePrompts: Endpoint<GeneratePromptsBody, PlainPrompts> = {
  method: 'POST',
  path: '/api/literacy/generate-prompts',
  timeoutMs: 18_000,
  isOutput: (value): value is PlainPrompts => has(value, 'prompts') && typeof value.prompts === 'string',
};

export const generateMap: Endpoint<GenerateMapRequest, GenerateMapReply> = {
  method: 'POST',
  path: '/api/nebula/generate-map',
  timeoutMs: 18_000,
  isOutput: (value): value is GenerateMapReply => has(value, 'nodes') && Array.isArray(value.nodes) && has(value, 'links') && Array.isArray(value.links) && has(value, 'ideas'),
};

export const prismFeedback: Endpoint<PrismFeedbackRequest, PrismFeedbackReply> = {
  method: 'POST',
  path: '/api/prism/feedback',
  timeoutMs: 18_000,
  isOutput: (value): value is PrismFeedbackReply =>
    has(value, 'strengths') &&
    Array.isArray(value.strengths) &&
    has(value, 'areas_to_improve') &&
    Array.isArray(value.areas_to_improve) &&
    has(value, 'emotional_insights') &&
    Array.isArray(value.emotional_insights) &&
    has(value, 'questions') &&
    Array.isArray(value.questions),
};

export const generateLesson: Endpoint<GenerateLessonBody, PlainLesson> = {
  method: 'POST',
  path: '/api/aurora/generate-lesson',
  timeoutMs: 18_000,
  isOutput: (value): value is PlainLesson =>
    has(value, 'title') &&
    typeof value.title === 'string' &&
    (['objectives', 'outline', 'slides', 'tasks', 'assessments'] as const).every((list) => has(value, list) && Array.isArray(value[list])),
};

export const generateSimulation: Endpoint<GenerateSimulationRequest, GenerateSimulationReply> = {
  method: 'POST',
  path: '/api/orbit/generate-simulation',
  timeoutMs: 18_000,
  isOutput: (value): value is GenerateSimulationReply =>
    has(value, 'events') && Array.isArray(value.events) && has(value, 'roles') && Array.isArray(value.roles) && has(value, 'note') && typeof value.note === 'string',
};

export const generatePare: Endpoint<GeneratePareBody, PlainPare> = {
  method: 'POST',
  path: '/api/pare/generate',
  timeoutMs: 18_000,
  isOutput: (value): value is PlainPare =>
    has(value, 'title') &&
    typeof value.title === 'string' &&
    (['pulseScene', 'activateTask', 'revealContent', 'closingLine'] as const).every((text) => has(value, text) && typeof value[text] === 'string') &&
    (['backgroundBullets', 'suggestedVisuals', 'echoPrompts'] as const).every((list) => has(value, list) && Array.isArray(value[list])),
};

export const mailingList: Endpoint<MailingListBody, MailingListReply> = {
  method: 'POST',
  path: '/api/mailing-list',
  timeoutMs: 15_000,
  isOutput: (value): value is MailingListReply => has(value, 'status') && value.status === 'stored',
};

export const makeShare: Endpoint<ShareBody, ShareReply> = {
  method: 'POST',
  path: '/api/shares',
  timeoutMs: 30_000,
  isOutput: (value): value is ShareReply => has(value, 'id') && typeof value.id === 'string' && has(value, 'deleteToken') && typeof value.deleteToken === 'string',
};

/** Its id goes into the path. */
export const openShare: Endpoint<undefined, SharedReply> = {
  method: 'GET',
  path: '/api/shares/',
  timeoutMs: 30_000,
  isOutput: (value): value is SharedReply => has(value, 'ciphertext') && typeof value.ciphertext === 'string' && has(value, 'expiresAt'),
};

/** Its id goes into the path. */
export const deleteShare: Endpoint<undefined, DeletedReply> = {
  method: 'DELETE',
  path: '/api/shares/',
  timeoutMs: 15_000,
  isOutput: (value): value is DeletedReply => has(value, 'status') && value.status === 'deleted',
};

/** A lesson that ships with the site; its id and ".json" go into the path. A file made with the pages. */
export const sampleLesson: Endpoint<undefined, SampleLessonFile> = {
  method: 'GET',
  path: '/sample-lessons/',
  timeoutMs: 12_000,
  isOutput: (value): value is SampleLessonFile => has(value, 'title') && typeof value.title === 'string' && has(value, 'body') && has(value.body, 'slides'),
};

/** A file made with the pages; no call to the API. */
export const searchIndex: Endpoint<undefined, SearchIndex> = {
  method: 'GET',
  path: '/search-index.json',
  timeoutMs: 12_000,
  isOutput: (value): value is SearchIndex => has(value, 'entries') && Array.isArray(value.entries) && has(value, 'suggestions') && Array.isArray(value.suggestions),
};
