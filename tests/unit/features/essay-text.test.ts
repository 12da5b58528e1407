import { describe, expect, it } from 'vitest';
import { countWords } from '#src/engine/text/count-words.ts';
import { fileName, missingIn, noteFromLog, noteOf, paragraphsOf } from '#src/features/literacy/essay/essay-text.ts';
import { emptyBlocks, freshDraft, readEssays } from '#src/stores/essay-draft.ts';

const draft = freshDraft('argumentative', '6-8');
const help = (block: 'hook' | 'claim', engine: 'embedded' | 'openai' = 'embedded') => ({ at: '2026-03-02T12:00:00Z', block, engine, ...(engine === 'openai' && { model: 'm-1' }) });

describe('the essay as its readers get it', () => {
  it('joins the blocks in their order, paragraph by paragraph', () => {
    const blocks = { ...emptyBlocks, claim: 'Second.', hook: ' First. \n\nStill first.', conclusion: 'Last.' };
    expect(paragraphsOf({ blocks })).toEqual(['First.', 'Still first.', 'Second.', 'Last.']);
  });

  it('counts words of any script, with apostrophes and hyphens as one', () => {
    expect(countWords("It's a well-known fact — isn’t it? Größe naïve 2026")).toBe(9);
    expect(countWords(' \n ')).toBe(0);
  });

  it('names what is missing in the words of its kind', () => {
    const blocks = { ...emptyBlocks, hook: 'Nine words stand here so that a hook stands.', claim: 'Too short.' };
    expect(missingIn({ ...draft, blocks })).toEqual(['The claim has only 2 words.', 'The evidence is empty.', 'The analysis is empty.', 'The conclusion is empty.']);
    expect(missingIn(freshDraft('informative', '3-5'))[1]).toBe('The main idea is empty.');
  });

  it('names its file after its title', () => {
    expect(fileName({ ...draft, title: 'Longer recess, now!' }, 'pdf')).toBe('longer-recess-now.pdf');
    expect(fileName({ ...draft, title: '///' }, 'docx')).toBe('argumentative-essay.docx');
  });
});

describe('the note on the use of AI', () => {
  it('says how often, for which blocks and who answered', () => {
    expect(noteFromLog(draft)).toContain('did not ask for suggestions');
    const note = noteFromLog({ ...draft, log: [help('hook'), help('claim'), help('claim')] });
    expect(note).toContain('3 times (hook once, claim twice)');
    expect(note).toContain('a program without a language model');
    expect(noteFromLog({ ...draft, log: [help('hook', 'openai'), help('claim')] })).toContain('the language model m-1, and some from a program without a language model');
  });

  it('stays as the student has written it', () => {
    expect(noteOf({ ...draft, log: [help('hook')], note: 'My own words.' })).toBe('My own words.');
    expect(noteOf({ ...draft, note: '' })).toBe('');
  });
});

describe('what storage holds', () => {
  it('comes back as it was', () => {
    const kept = { draft: { ...draft, title: 'T', log: [help('hook')], hasNote: true }, saved: [{ id: 'a', at: '2026-03-02T12:00:00Z', essay: draft }] };
    expect(readEssays(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    null,
    7,
    'x',
    [],
    {},
    { draft: { essayType: 'poem', gradeLevel: '3-5' }, saved: 'none' },
    { draft: [], saved: [null, { id: 1 }, { id: 'a', at: 'never', essay: draft }] },
  ])('is an empty list of essays where it is none of ours: %j', (value) => {
    expect(readEssays(value)).toEqual({ draft: null, saved: [] });
  });

  it('is cut to the room that a block has', () => {
    const { draft: read } = readEssays({ draft: { ...draft, blocks: { hook: 'x'.repeat(9_000), claim: 7 } } });
    expect(read?.blocks.hook).toHaveLength(8_000);
    expect(read?.blocks.claim).toBe('');
  });
});
