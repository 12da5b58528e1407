/** Conversations with the real Worker and its embedded engine. */
import { expect, test } from '../support/e2e.ts';
import { networkFailure, openChat, sentencesIn } from '../support/kora-page.ts';

for (const path of ['/kora', '/'] as const)
  test(`a visitor talks with the real Worker on ${path}: sample, own question, teacher mode, clear`, async ({ page }) => {
    const { sample, ask, messages, chat, clearButton, emptyPrompt } = await openChat(page, path);
    await sample('math-anxiety').click();
    const first = await ask('Into 6 slices?');
    expect(first.length).toBeGreaterThan(20);
    expect(first).not.toContain(networkFailure);
    await chat.getByRole('radio', { name: 'Teacher' }).check();
    const second = await ask('How can I help a student who goes blank in math tests?');
    expect(second.length).toBeGreaterThan(20);
    expect(second).not.toBe(first);
    await expect(messages).toHaveCount(10);
    await clearButton.click();
    await expect(emptyPrompt).toBeVisible();
  });

const tenTurns = {
  Student: [
    'I have a math test tomorrow and adding fractions makes no sense',
    'I do not know how to start',
    'I still do not get it',
    'Can you give me a hint?',
    'Maybe 6?',
    'I added the tops and then the bottoms',
    'I am stuck again',
    'Just tell me the answer',
    'Okay, and what about photosynthesis?',
    'I do not get it',
  ],
  Teacher: [
    'My grade 8 class goes quiet whenever we do fractions',
    'What else could I try?',
    'Half of them finish early and half are lost',
    'Can you give me an example?',
    'That did not work last time',
    'What would be a good first question?',
    'One student refuses to work in groups',
    'A parent complained about the homework',
    'Any other idea?',
    'What should I do on Monday?',
  ],
};
for (const [mode, turns] of Object.entries(tenTurns))
  test(`ten turns with the real Worker in ${mode.toLowerCase()} mode repeat no sentence`, async ({ page }) => {
    const { chat, ask } = await openChat(page);
    await chat.getByRole('radio', { name: mode }).check();
    const said: string[] = [];
    for (const turn of turns) said.push(...new Set(sentencesIn(await ask(turn))));
    const repeated = said.filter((sentence, i) => said.indexOf(sentence) !== i);
    expect(repeated).toEqual([]);
  });
