import { describe, expect, it } from 'vitest';
import { limits } from '../../src/contracts/limits.ts';
import { aChat, aSample, care, networkFailure, reply, settled, statusFailure } from '../support/chat.ts';
import { weakSign } from '../support/weak-sign.ts';

const minute = 60_000;
const danger = 'I want to kill myself';

describe('sending a message', () => {
  it('shows it at once, empties the box and waits for the reply', async () => {
    const { chat, server, say } = aChat();
    await say('  I am stuck  ');
    expect(chat.$messages.get()).toEqual([{ id: 'id-1', text: 'I am stuck', sender: 'user', timestamp: '2026-03-02T10:00:00.000Z' }]);
    expect(chat.$input.get()).toBe('');
    expect(chat.$isLoading.get()).toBe(true);
    expect(server.last().body).toEqual({ message: 'I am stuck', mode: 'student', conversationHistory: [], careLevel: 0 });
  });

  it('shows the reply under the id that the server signed', async () => {
    const { chat, server, say } = aChat();
    await say('fractions');
    const answer = reply('Which part?', { id: 'k1.signed' });
    await server.last().end(answer);
    expect(chat.$messages.get().at(-1)).toMatchObject({ id: 'k1.signed', text: 'Which part?', sender: 'kora', meta: { engine: 'embedded' } });
    expect(chat.$isLoading.get()).toBe(false);
  });

  it.each(['', '   ', '\n\t'])('does nothing with a blank box: %j', async (blank) => {
    const { chat, server, say } = aChat();
    await say(blank);
    expect(server.calls).toHaveLength(0);
    expect(chat.$messages.get()).toEqual([]);
  });

  it('that is longer than 2,000 characters stays whole in the box and is not sent', async () => {
    const { chat, server, say } = aChat();
    await say('x'.repeat(2_001));
    expect(server.calls).toHaveLength(0);
    expect(chat.$messages.get()).toEqual([]);
    expect(chat.$input.get()).toBe('x'.repeat(2_001));
    expect(chat.$left.get()).toBe(-1);
  });

  it('counts without the white space around it, which is not sent', async () => {
    const { chat, server, say } = aChat();
    chat.$input.set(`  ${'x'.repeat(2_000)}\n\n`);
    expect(chat.$left.get()).toBe(0);
    await say(chat.$input.get());
    expect(server.last().body.message).toBe('x'.repeat(2_000));
  });

  it('tells screen readers when it grows too long, again when it fits, and not with every letter between', () => {
    const { chat } = aChat();
    const told: string[] = [];
    chat.$status.listen((status) => told.push(status));
    for (const length of [1_990, 2_001, 2_002, 2_003, 2_000, 1_999, 2_500]) chat.$input.set('x'.repeat(length));
    expect(told).toEqual(['1 character too many', 'The message is short enough again.', '500 characters too many']);
  });

  it('does nothing while a reply is being written, and keeps what is in the box', async () => {
    const { chat, server, say } = aChat();
    await say('one');
    await say('two');
    expect(server.calls).toHaveLength(1);
    expect(chat.$input.get()).toBe('two');
  });

  it('goes in the mode that is chosen', async () => {
    const { chat, server, say } = aChat();
    chat.$mode.set('teacher');
    await say('my class is loud');
    expect(server.last().body.mode).toBe('teacher');
  });

  it('shows the pieces of a streamed reply as they come, and what replaces them', async () => {
    const { chat, server, say } = aChat();
    await say('fractions');
    expect(chat.$pending.get()).toBe('');
    server.last().onText('Which ', 'append');
    server.last().onText('part', 'append');
    expect(chat.$pending.get()).toBe('Which part');
    server.last().onText('Another text', 'replace');
    expect(chat.$pending.get()).toBe('Another text');
    await server.last().end(reply('Another text?'));
    expect(chat.$pending.get()).toBeNull();
  });

  it('is told to screen readers at its beginning and its end only', async () => {
    const { chat, server, say } = aChat();
    const told: string[] = [];
    chat.$status.listen((status) => told.push(status));
    await say('fractions');
    server.last().onText('Which ', 'append');
    server.last().onText('part?', 'append');
    await server.last().end(reply('Which part?'));
    expect(told).toEqual(['Kora is writing a reply.', 'Kora has replied.']);
  });
});

describe('the conversation that goes along', () => {
  it('is the last six messages before the new one, oldest first, with the four fields of the specification', async () => {
    const { server, exchange, say } = aChat();
    for (const text of ['one', 'two', 'three', 'four']) await exchange(text);
    await say('five');
    const sent = server.last().body.conversationHistory ?? [];
    expect(sent.map(({ text }) => text)).toEqual(['two', 'About two: what next?', 'three', 'About three: what next?', 'four', 'About four: what next?']);
    for (const turn of sent) expect(Object.keys(turn).sort()).toEqual(['id', 'sender', 'text', 'timestamp']);
  });

  it('holds no error notice and no reminder of a break', async () => {
    const { server, clock, exchange, say } = aChat();
    await exchange('one');
    clock.now += 31 * minute;
    await exchange('two');
    await exchange('three', networkFailure);
    await say('four');
    expect(server.last().body.conversationHistory?.map(({ text }) => text)).toEqual(['one', 'About one: what next?', 'two', 'About two: what next?']);
  });

  it('holds no message that failed, until it was sent again and answered', async () => {
    const { chat, server, exchange, failed, say } = aChat();
    await exchange('one', networkFailure);
    await exchange('two', networkFailure);
    expect(server.last().body.conversationHistory).toEqual([]);
    void chat.retry(failed()[0] ?? '');
    await server.last().end(reply('About one?'));
    await say('three');
    expect(server.last().body.conversationHistory?.map(({ text }) => text)).toEqual(['one', 'About one?']);
  });

  it('holds no word that Kora did not say: a reply stopped before it began is left out', async () => {
    const { chat, server, say } = aChat();
    await say('one');
    chat.stop();
    await settled();
    await say('two');
    expect(server.last().body.conversationHistory?.map(({ text }) => text)).toEqual(['one']);
  });

  it('is cut from its oldest end to the size that the Worker accepts', async () => {
    const { server, exchange, say } = aChat();
    for (let i = 0; i < 3; i++) await exchange(`${i}${'é'.repeat(1_900)}`, `${i}${'ü'.repeat(1_900)}?`);
    await say('Ω'.repeat(2_000));
    const { body } = server.last();
    expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThanOrEqual(limits.chat.bodyBytes);
    expect(body.message).toHaveLength(2_000);
    expect(body.conversationHistory?.at(-1)?.text.startsWith('2ü')).toBe(true);
    expect(body.conversationHistory?.length).toBeGreaterThan(0);
    expect(body.conversationHistory?.length).toBeLessThan(6);
  });
});

describe('a reply that fails', () => {
  it.each([
    [statusFailure(500), "I'm still learning! Please try again later."],
    [statusFailure(429), "I'm still learning! Please try again later."],
    [networkFailure, "I'm having trouble connecting right now. Please try again later."],
    [{ ok: false as const, failure: { kind: 'network' as const, timedOut: true } }, "I'm having trouble connecting right now. Please try again later."],
  ])('is told in the words of the specification (%#)', async (failure, text) => {
    const { chat, exchange } = aChat();
    await exchange('fractions', failure);
    expect(chat.$messages.get().at(-1)).toMatchObject({ text, sender: 'kora', notice: 'error' });
    expect(chat.$isLoading.get()).toBe(false);
    expect(chat.$status.get()).toMatch(/failed/);
  });

  it('keeps the message, and a retry sends it again with the same conversation', async () => {
    const { chat, server, exchange, failed, texts } = aChat();
    await exchange('one');
    await exchange('two', networkFailure);
    const retried = chat.retry(failed()[0] ?? '');
    expect(texts()).toEqual(['one', 'About one: what next?', 'two']);
    expect(server.calls[2]?.body).toEqual(server.calls[1]?.body);
    await server.last().end(reply('Which part?'));
    await retried;
    expect(texts()).toEqual(['one', 'About one: what next?', 'two', 'Which part?']);
  });

  it('may fail again on the retry', async () => {
    const { chat, server, exchange, failed } = aChat();
    await exchange('one', networkFailure);
    const retried = chat.retry(failed()[0] ?? '');
    await server.last().end(statusFailure(503));
    await retried;
    expect(chat.$messages.get().map(({ notice }) => notice)).toEqual([undefined, 'error']);
  });

  it('is not retried while a reply is being written, nor when it was no failure', async () => {
    const { chat, server, exchange, failed, say } = aChat();
    await chat.retry('gone');
    expect(server.calls).toHaveLength(0);
    await exchange('one', networkFailure);
    await say('two');
    await chat.retry(failed()[0] ?? '');
    expect(server.calls).toHaveLength(2);
    expect(failed()).toHaveLength(1);
  });

  it('one after the other: each message keeps its own retry and its own place until it is sent again', async () => {
    const { chat, server, exchange, failed, texts } = aChat();
    await exchange('one', networkFailure);
    await exchange('two', networkFailure);
    await exchange('three');
    expect(failed()).toHaveLength(2);
    const retried = chat.retry(failed()[0] ?? '');
    expect(server.last().body).toMatchObject({ message: 'one', conversationHistory: [{ text: 'three' }, { text: 'About three: what next?' }] });
    await server.last().end(reply('About one?'));
    await retried;
    expect(texts()).toEqual(['two', expect.stringContaining('trouble connecting'), 'three', 'About three: what next?', 'one', 'About one?']);
    expect(failed()).toHaveLength(1);
  });

  it('just before the reminder of a break can still be retried, and the reminder stays', async () => {
    const { chat, server, clock, exchange, failed } = aChat();
    await exchange('one');
    clock.now += 31 * minute;
    await exchange('two', networkFailure);
    expect(chat.$messages.get().map(({ notice }) => notice)).toEqual([undefined, undefined, undefined, 'error', 'break']);
    const retried = chat.retry(failed()[0] ?? '');
    await server.last().end(reply('Which part?'));
    await retried;
    expect(chat.$messages.get().map(({ text, notice }) => notice ?? text)).toEqual(['one', 'About one: what next?', 'break', 'two', 'Which part?']);
  });
});

describe('stopping', () => {
  it('ends the call and keeps what was written so far', async () => {
    const { chat, server, say } = aChat();
    await say('fractions');
    server.last().onText('Which part', 'append');
    chat.stop();
    await settled();
    expect(server.last().signal.aborted).toBe(true);
    expect(chat.$messages.get().at(-1)).toMatchObject({ text: 'Which part', notice: 'stopped' });
    expect(chat.$isLoading.get()).toBe(false);
  });

  it('says so when nothing was written yet', async () => {
    const { chat, say } = aChat();
    await say('fractions');
    chat.stop();
    await settled();
    expect(chat.$messages.get().at(-1)).toMatchObject({ text: 'Stopped.', notice: 'stopped' });
  });

  it('does nothing when nothing is under way', () => {
    const { chat } = aChat();
    chat.stop();
    expect(chat.$messages.get()).toEqual([]);
  });
});

describe('a sample', () => {
  it('takes the place of the conversation and is marked as chosen', async () => {
    const { chat, exchange, texts } = aChat();
    await exchange('one');
    chat.loadSample('math-anxiety');
    expect(texts()).toEqual(aSample.messages.map(({ text }) => text));
    expect(chat.$selected.get()).toBe('math-anxiety');
  });

  it('has its messages 30 seconds apart, the last just before now', () => {
    const { chat, clock } = aChat();
    chat.loadSample('math-anxiety');
    const times = chat.$messages.get().map(({ timestamp }) => Date.parse(timestamp));
    expect(times.slice(1).map((time, i) => time - (times[i] ?? 0))).toEqual([30_000, 30_000, 30_000]);
    expect(clock.now - (times.at(-1) ?? 0)).toBeGreaterThan(0);
    expect(clock.now - (times.at(-1) ?? 0)).toBeLessThanOrEqual(30_000);
  });

  it('goes along when the visitor writes on', async () => {
    const { chat, server, say } = aChat();
    chat.loadSample('math-anxiety');
    await say('into six?');
    expect(server.last().body.conversationHistory?.map(({ text }) => text)).toEqual(aSample.messages.map(({ text }) => text));
  });

  it('that does not exist changes nothing', async () => {
    const { chat, exchange, texts } = aChat();
    await exchange('one');
    chat.loadSample('gone');
    expect(texts()).toEqual(['one', 'About one: what next?']);
    expect(chat.$selected.get()).toBeNull();
  });

  it('over a conversation of one’s own gives a way back to it, with its mode', async () => {
    const { chat, exchange, texts } = aChat();
    chat.$mode.set('teacher');
    await exchange('one');
    chat.$input.set('half a sen');
    const undo = chat.loadSample('math-anxiety');
    expect(chat.$mode.get()).toBe('student');
    undo?.();
    expect(texts()).toEqual(['one', 'About one: what next?']);
    expect([chat.$selected.get(), chat.$mode.get(), chat.$input.get()]).toEqual([null, 'teacher', 'half a sen']);
  });

  it('over a sample that was gone on from gives a way back, too', async () => {
    const { chat, exchange, texts } = aChat();
    chat.loadSample('math-anxiety');
    await exchange('into six?');
    const undo = chat.loadSample('math-anxiety');
    undo?.();
    expect(texts()).toEqual([...aSample.messages.map(({ text }) => text), 'into six?', 'About into six?: what next?']);
    expect(chat.$selected.get()).toBe('math-anxiety');
  });

  it('over nothing of one’s own needs no way back', () => {
    const { chat } = aChat();
    expect(chat.loadSample('math-anxiety')).toBeNull();
    expect(chat.loadSample('math-anxiety')).toBeNull();
    expect(chat.loadSample('gone')).toBeNull();
  });

  it('undone after one has gone on from it loses nothing: the old conversation stands before it', async () => {
    const { chat, exchange, texts } = aChat();
    await exchange('one');
    const undo = chat.loadSample('math-anxiety');
    await exchange('into six?');
    undo?.();
    expect(texts()).toEqual(['one', 'About one: what next?', ...aSample.messages.map(({ text }) => text), 'into six?', 'About into six?: what next?']);
    const ids = chat.$messages.get().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('loaded while a reply is being written stands alone: nothing of the old conversation follows', async () => {
    const { chat, server, say, texts } = aChat();
    await say('one');
    chat.loadSample('math-anxiety');
    await settled();
    expect(server.last().signal.aborted).toBe(true);
    expect(texts()).toEqual(aSample.messages.map(({ text }) => text));
    expect(chat.$isLoading.get()).toBe(false);
  });
});

describe('clearing', () => {
  it('empties messages, choice and box', () => {
    const { chat } = aChat();
    chat.loadSample('math-anxiety');
    chat.$input.set('half a sen');
    chat.clear();
    expect([chat.$messages.get(), chat.$selected.get(), chat.$input.get()]).toEqual([[], null, '']);
  });

  it('can be undone', async () => {
    const { chat, texts } = aChat();
    chat.loadSample('math-anxiety');
    chat.$input.set('half a sen');
    const undo = chat.clear();
    undo();
    expect(texts()).toHaveLength(4);
    expect([chat.$selected.get(), chat.$input.get()]).toEqual(['math-anxiety', 'half a sen']);
  });

  it.each(['', 'Which part'])('while a reply is being written can be undone: the message stands there stopped, after %j, and can be sent again', async (written) => {
    const { chat, server, exchange, failed, say, texts } = aChat();
    await exchange('one');
    await say('two');
    server.last().onText(written, 'append');
    const undo = chat.clear();
    await settled();
    undo();
    expect(texts()).toEqual(['one', 'About one: what next?', 'two', written || 'Stopped.']);
    expect(chat.$messages.get().at(-1)).toMatchObject({ sender: 'kora', notice: 'stopped' });
    void chat.retry(failed()[0] ?? '');
    expect(server.last().body).toMatchObject({ message: 'two', conversationHistory: [{ text: 'one' }, { text: 'About one: what next?' }] });
    await server.last().end(reply('A reply after all?'));
    expect(texts()).toEqual(['one', 'About one: what next?', 'two', 'A reply after all?']);
  });

  it('undone after something new was said puts the old conversation before the new one', async () => {
    const { chat, exchange, texts } = aChat();
    await exchange('one');
    chat.$input.set('half a sen');
    const undo = chat.clear();
    await exchange('two');
    chat.$input.set('another half');
    undo();
    expect(texts()).toEqual(['one', 'About one: what next?', 'two', 'About two: what next?']);
    expect(chat.$input.get()).toBe('half a sen\nanother half');
  });

  it('undone while a reply to something new is being written lets that reply come', async () => {
    const { chat, server, exchange, say, texts } = aChat();
    await exchange('one');
    const undo = chat.clear();
    await say('two');
    undo();
    await settled();
    expect(server.last().signal.aborted).toBe(false);
    expect(chat.$isLoading.get()).toBe(true);
    await server.last().end(reply('About two?'));
    expect(texts()).toEqual(['one', 'About one: what next?', 'two', 'About two?']);
    expect(chat.$isLoading.get()).toBe(false);
  });

  it('undone after a sample was looked at brings back the conversation alone', async () => {
    const { chat, exchange, texts } = aChat();
    await exchange('one');
    const undo = chat.clear();
    chat.loadSample('math-anxiety');
    undo();
    expect(texts()).toEqual(['one', 'About one: what next?']);
    expect(chat.$selected.get()).toBeNull();
  });

  it('undone after something new was said keeps the greater care of the two', async () => {
    const { chat, exchange, say } = aChat();
    await say(danger);
    const undoDanger = chat.clear();
    await exchange('fractions');
    undoDanger();
    expect(chat.$careLevel.get()).toBe(2);
    chat.clear();
    await exchange('fractions');
    const undoFractions = chat.clear();
    await say(danger);
    undoFractions();
    expect(chat.$careLevel.get()).toBe(2);
  });

  it('while a reply is being written leaves nothing behind', async () => {
    const { chat, say } = aChat();
    await say('one');
    chat.clear();
    await settled();
    expect(chat.$messages.get()).toEqual([]);
    expect(chat.$isLoading.get()).toBe(false);
  });
});

describe('someone in danger', () => {
  it('gets the reviewed text without any call', async () => {
    const { chat, server, say } = aChat();
    await say(danger);
    expect(server.calls).toHaveLength(0);
    expect(chat.$messages.get().at(-1)).toMatchObject({ text: care.first[0], sender: 'kora', meta: { engine: 'embedded', reason: 'safety', safety: { level: 2 } } });
    expect(chat.$careLevel.get()).toBe(2);
    expect(chat.$isLoading.get()).toBe(false);
  });

  it('hears the text read aloud by a screen reader', async () => {
    const { chat, say } = aChat();
    await say(danger);
    expect(chat.$status.get()).toContain(care.first[0]);
  });

  it('is not sent back to schoolwork, and no later message leaves the device', async () => {
    const { server, say, texts } = aChat();
    await say(danger);
    for (const later of ['ok', 'can you help me with fractions', 'idk']) await say(later);
    expect(server.calls).toHaveLength(0);
    const replies = texts().filter((_, i) => i % 2 === 1);
    expect(new Set(replies).size).toBe(replies.length);
    for (const text of replies) expect([...care.first, ...care.friend, ...care.later, ...care.wrong]).toContain(text);
  });

  it('is met in the middle of a conversation too', async () => {
    const { chat, server, exchange, say } = aChat();
    await exchange('fractions');
    await say(danger);
    expect(server.calls).toHaveLength(1);
    expect(chat.$messages.get().at(-1)?.text).toBe(care.first[0]);
  });

  it.each(['a girl in my class told me she wants to kill herself', 'one of my students said she wants to kill herself'])(
    'is answered with the procedure when a teacher writes: %s',
    async (line) => {
      const { chat, say } = aChat();
      chat.$mode.set('teacher');
      await say(line);
      expect(chat.$messages.get().at(-1)?.text).toBe(care.teacher[0]);
    },
  );

  it('may begin anew: clearing ends the careful state', async () => {
    const { chat, server, say } = aChat();
    await say(danger);
    chat.clear();
    expect(chat.$careLevel.get()).toBe(0);
    await say('fractions');
    expect(server.calls).toHaveLength(1);
  });

  it('hears that the help stays when a sample takes the place of the conversation', async () => {
    const { chat, server, say } = aChat();
    await say(danger);
    chat.loadSample('math-anxiety');
    expect(chat.$careLevel.get()).toBe(2);
    expect(chat.$status.get()).toBe('The help stays here, and Kora stays careful, until you choose Clear Chat.');
    await say('into six?');
    expect(server.calls).toHaveLength(0);
  });

  it('is remembered when the server finds the worry: the level goes along with what follows', async () => {
    const { chat, server, exchange, say } = aChat();
    await exchange('everything is too much', reply('One corner of it. Which?', { meta: { engine: 'embedded', safety: { level: 1, rule: 'distress' } } }));
    expect(chat.$careLevel.get()).toBe(1);
    await say('the essay');
    expect(server.last().body.careLevel).toBe(1);
  });
});

describe('a weak sign of danger', () => {
  it('that is plainly denied leaves the chat open, the help in reach, and sends nothing by itself', async () => {
    const { chat, server, say, texts } = aChat();
    await say(weakSign);
    expect(chat.$careLevel.get()).toBe(2);
    await say('no i meant my dog');
    expect(server.calls).toHaveLength(0);
    expect(texts().at(-1)).toBe(care.denied[0]);
    expect(chat.$messages.get().at(-1)?.meta).toEqual({ engine: 'embedded', reason: 'safety', safety: { level: 1, rule: 'earlier-turn' } });
    expect(chat.$careLevel.get()).toBe(1);
    expect(chat.$status.get()).toContain(care.denied[0]);
    await say('can you help me with fractions');
    expect(server.last().body).toMatchObject({ message: 'can you help me with fractions', careLevel: 1 });
  });

  it('stays when what follows denies nothing, or when it comes again', async () => {
    const { chat, server, say } = aChat();
    for (const text of [weakSign, 'ok']) await say(text);
    expect(chat.$careLevel.get()).toBe(2);
    for (const text of ['no i meant my dog', weakSign, 'no i meant my dog']) await say(text);
    expect(chat.$careLevel.get()).toBe(2);
    expect(server.calls).toHaveLength(0);
  });

  it('lets schoolwork go on beside the help, says so to the server, and sends nothing of what told of danger', async () => {
    const { chat, server, exchange, say } = aChat();
    for (const text of [weakSign, 'ok']) await say(text);
    await exchange('how do i add fractions', reply('Which bottoms?', { meta: { engine: 'embedded', reason: 'careful', safety: { level: 2, rule: 'earlier-turn' } } }));
    expect(server.last().body).toMatchObject({ message: 'how do i add fractions', careLevel: 2, careAside: true, conversationHistory: [] });
    await exchange('4 and 6', reply('Both divide 12.'));
    expect(server.last().body).toMatchObject({ careAside: true, conversationHistory: [{ text: 'how do i add fractions' }, { text: 'Which bottoms?' }] });
    await say(danger);
    expect(server.calls).toHaveLength(2);
    expect(care.later).toContain(chat.$messages.get().at(-1)?.text);
  });

  it('does not make an open disclosure deniable, neither before it nor after it, nor by clearing and undoing', async () => {
    for (const signs of [[danger], [danger, weakSign], [weakSign, danger]]) {
      const { chat, server, say } = aChat();
      for (const sign of signs) await say(sign);
      chat.clear()();
      await say('im fine, it was about the game');
      expect(chat.$careLevel.get()).toBe(2);
      expect(server.calls).toHaveLength(0);
    }
  });

  it('takes nothing back while what hears it does not arrive, and asks for it again', async () => {
    let tries = 0;
    const fetchEar = () => {
      tries++;
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    const { chat, server, say } = aChat({ fetchEar });
    await say(weakSign);
    expect(tries).toBe(1);
    await say('no i meant my dog');
    expect(chat.$careLevel.get()).toBe(2);
    expect(chat.$messages.get().at(-1)?.sender).toBe('kora');
    expect(server.calls).toHaveLength(0);
    expect(tries).toBe(2);
  });

  it('writes no answer into a conversation that was cleared meanwhile', async () => {
    const { chat, say } = aChat();
    await say(weakSign);
    const said = say('no i meant my dog');
    chat.clear();
    await said;
    expect(chat.$messages.get()).toEqual([]);
  });

  it('goes on to the server when the denial tells of something sad', async () => {
    const { chat, server, say } = aChat();
    await say(weakSign);
    await say('no i meant my dog, my dog died');
    expect(chat.$careLevel.get()).toBe(1);
    expect(server.last().body.careLevel).toBe(1);
  });
});

describe('the reminder of a break', () => {
  it('comes half an hour after the first reply, once', async () => {
    const { chat, clock, exchange } = aChat();
    const reminders = () => chat.$messages.get().filter(({ notice }) => notice === 'break').length;
    await exchange('one');
    clock.now += 29 * minute;
    await exchange('two');
    expect(reminders()).toBe(0);
    clock.now += minute;
    await exchange('three');
    expect(reminders()).toBe(1);
    clock.now += minute;
    await exchange('four');
    expect(reminders()).toBe(1);
  });

  it('comes again after another half hour', async () => {
    const { chat, clock, exchange } = aChat();
    for (const text of ['one', 'two', 'three']) {
      await exchange(text);
      clock.now += 30 * minute;
    }
    expect(chat.$messages.get().filter(({ notice }) => notice === 'break')).toHaveLength(2);
  });
});
