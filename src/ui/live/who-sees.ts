/** What a student should know before the first word. */
export const whoSees =
  'Your teacher can see what you send, and under which name. The class reads your words only if your teacher shows them, and without your name. If it looks like you may need help, your teacher is told.';
