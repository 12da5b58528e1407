/** Every path of the API with the methods it answers to. ":name" stands for one part of the path, which may hold an id, a code or nothing secret: tokens travel in a header. */
type Method = 'GET' | 'POST' | 'DELETE';

const paths: Readonly<Record<string, readonly Method[]>> = {
  '/api/assignments': ['POST'],
  '/api/assignments/codes/:code': ['GET'],
  '/api/assignments/:id': ['GET', 'DELETE'],
  '/api/assignments/:id/due': ['POST'],
  '/api/assignments/:id/hand-ins': ['GET', 'POST'],
  '/api/assignments/:id/hand-ins/:handIn': ['GET'],
  '/api/assignments/:id/hand-ins/:handIn/comment': ['POST'],
  '/api/assignments/:id/own': ['GET', 'DELETE'],
  '/api/aurora/generate-lesson': ['POST'],
  '/api/explore-perspectives': ['GET'],
  '/api/health': ['GET'],
  '/api/kora/chat': ['POST'],
  '/api/live/sessions': ['POST'],
  '/api/live/sessions/:code': ['DELETE'],
  '/api/live/sessions/:code/end': ['POST'],
  '/api/live/sessions/:code/export': ['GET'],
  '/api/live/sessions/:code/participants': ['POST'],
  '/api/live/sessions/:code/participants/me': ['DELETE'],
  '/api/live/sessions/:code/socket': ['GET'],
  '/api/literacy/block-suggestion': ['POST'],
  '/api/literacy/generate-prompts': ['POST'],
  '/api/mailing-list': ['POST'],
  '/api/map-rooms': ['POST'],
  '/api/map-rooms/:id': ['GET', 'DELETE'],
  '/api/map-rooms/:id/socket': ['GET'],
  '/api/nebula/generate-map': ['POST'],
  '/api/orbit/generate-simulation': ['POST'],
  '/api/pare/generate': ['POST'],
  '/api/prism/feedback': ['POST'],
  '/api/shares': ['POST'],
  '/api/shares/:id': ['GET', 'DELETE'],
};

export interface ApiPath {
  /** As it stands above, without any id: fit for the log. */
  template: string;
  methods: readonly Method[];
}

/** A code may be typed with spaces and whatever else; what it is read as, its route knows. */
const patterns = Object.entries(paths).map(([template, methods]) => ({
  template,
  methods,
  pattern: new RegExp(`^${template.replaceAll(':code', '[^/]{1,200}').replaceAll(/:\w+/g, '[\\w-]{1,64}')}$`),
}));

/** Null: the API has no such path. */
export const apiPathOf = (path: string): ApiPath | null => patterns.find(({ pattern }) => pattern.test(path)) ?? null;
