/** The address at which Prism opens a new reflection on a question. */
export const reflectOn = (question: string): string => `/tools/prism?prompt=${encodeURIComponent(question)}&title=${encodeURIComponent('After a simulation')}`;
