/** Said to the writer alone, beside the help card. A program says it, and it promises no secrecy. */
export const careText =
  'Thank you for writing this. Your teacher is told that you may need someone to talk to. If you are in danger now, go to an adult near you or call for help.';
