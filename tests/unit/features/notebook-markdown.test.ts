import { expect, it } from 'vitest';
import type { Run } from '#src/contracts/prompt-notebook.ts';
import { notebookMarkdown, resultOf } from '#src/features/courses/labs/notebook-markdown.ts';

const run: Run = {
  id: '1',
  made: '2026-03-02T12:00:00.000Z',
  task: 'Reminder for\nthe trip',
  prompts: { a: 'Write it.', b: 'Ask me first.\n\n# Then write' },
  results: { a: '- Bring lunch', b: '' },
  criteria: ['Clear | short', 'True'],
  scores: [
    { a: 2, b: 1 },
    { a: 0, b: 2 },
  ],
  note: 'Say the date.',
};

it('a run becomes a section with prompts, results, scores and note', () => {
  expect(notebookMarkdown([run])).toBe(`# Prompt notebook

## Reminder for the trip

2026-03-02. Scored blind. Better in this case: Prompt B, 3 points to 2.

### Prompt A

> Write it.

### What came back from A

> - Bring lunch

### Prompt B

> Ask me first.
>
> # Then write

### What came back from B

> (nothing)

### Scores

| Criterion | A | B |
| --- | --- | --- |
| Clear \\| short | met | in part |
| True | not met | met |

### Note

> Say the date.
`);
});

it('every run has its section', () => {
  expect(notebookMarkdown([run, { ...run, task: '' }]).match(/^## .*/gm)).toEqual(['## Reminder for the trip', '## A task without a name']);
});

it('the better prompt is named with both sums, and a draw as a draw', () => {
  expect(resultOf({ scores: [{ a: 2, b: 0 }] })).toBe('Prompt A, 2 points to 0');
  expect(resultOf({ scores: [{ a: 1, b: 1 }] })).toBe('A draw at 1 to 1');
});
