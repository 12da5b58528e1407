import { describe, expect, it } from 'vitest';
import { anAssistant, assistantScript } from '../../../support/assistant.ts';
import { weakSign } from '../../../support/weak-sign.ts';

const inDanger = 'I want to kill myself';

describe('the conversation', () => {
  it('is closed at first and holds the greeting', () => {
    const { assistant } = anAssistant();
    expect(assistant.$isOpen.get()).toBe(false);
    expect(assistant.$messages.get()).toEqual([{ isUser: false, text: assistantScript.greeting }]);
  });

  it('is opened and closed by its button', () => {
    const { assistant } = anAssistant();
    assistant.toggle();
    expect(assistant.$isOpen.get()).toBe(true);
    assistant.toggle();
    expect(assistant.$isOpen.get()).toBe(false);
  });

  it.each(['', '   ', '\n\t', '\u200b\u2060'])('ignores a question in which there is nothing to read: %j', (blank) => {
    const { assistant, say, pass } = anAssistant();
    say(blank);
    pass(5_000);
    expect(assistant.$canSend.get()).toBe(false);
    expect(assistant.$messages.get()).toHaveLength(1);
  });

  it('answers after 1000 ms, not before, and says that it waits', () => {
    const { assistant, say, pass, replies } = anAssistant();
    say('  What is this?  ');
    expect(assistant.$input.get()).toBe('');
    expect(assistant.$messages.get().slice(1)).toEqual([{ isUser: true, text: 'What is this?' }]);
    pass(999);
    expect(assistant.$messages.get()).toHaveLength(2);
    expect(assistant.$isWaiting.get()).toBe(true);
    pass(1);
    expect(assistant.$messages.get()[2]).toEqual({ isUser: false, text: replies.suite });
    expect(assistant.$isWaiting.get()).toBe(false);
  });

  it('answers two quick questions in their order, each after its own second', () => {
    const { say, pass, texts, replies, assistant } = anAssistant();
    say('lessons');
    pass(600);
    say('students');
    pass(400);
    expect(texts().slice(1)).toEqual(['lessons', 'students', replies.lesson]);
    expect(assistant.$isWaiting.get()).toBe(true);
    pass(600);
    expect(texts().at(-1)).toBe(replies.student);
    expect(assistant.$isWaiting.get()).toBe(false);
  });

  it('stays when the panel is closed, and a reply under way still comes', () => {
    const { assistant, say, pass, texts, replies } = anAssistant();
    assistant.toggle();
    say('What is this?');
    assistant.close();
    pass(1_000);
    assistant.toggle();
    expect(texts()).toEqual([assistantScript.greeting, 'What is this?', replies.suite]);
  });

  it('starts over with the greeting, and what was under way does not come', () => {
    const { assistant, say, pass, texts } = anAssistant();
    say('What is this?');
    assistant.$input.set('half a quest');
    assistant.startOver();
    pass(5_000);
    expect(texts()).toEqual([assistantScript.greeting]);
    expect([assistant.$input.get(), assistant.$isWaiting.get(), assistant.$hasSuggestions.get()]).toEqual(['', false, true]);
  });
});

describe('the rules for a typed question', () => {
  it.each([
    ['How do I plan a lesson?', 'lesson'],
    ['LESSON', 'lesson'],
    ['lessons for my students', 'lesson'],
    ['My Students and their Lessons', 'lesson'],
    ['What can students do?', 'student'],
    ['STUDENT tools', 'student'],
    ['What does it cost?', 'suite'],
    ['less on this', 'suite'],
  ] as const)('%s → %s', (text, reply) => {
    const { say, pass, texts, replies } = anAssistant();
    say(text);
    pass(1_000);
    expect(texts().at(-1)).toBe(replies[reply]);
  });
});

describe('suggested questions', () => {
  it('bring the Aurora reply, the Comet reply, and the one on reflective teaching for any other', () => {
    const { replies } = assistantScript;
    const answers = assistantScript.suggestions.map((suggestion) => {
      const { assistant, pass, texts } = anAssistant();
      assistant.choose(suggestion);
      expect(texts().at(-1)).toBe(suggestion.text);
      pass(1_000);
      return texts().at(-1);
    });
    expect(answers).toEqual([replies.aurora, replies.comet, replies.reflection]);
    expect(assistantScript.suggestions.map(({ text }) => text)).toEqual([expect.stringMatching(/lesson plan/i), expect.stringMatching(/comet/i), expect.any(String)]);
  });

  it('are shown while there are two messages or fewer', () => {
    const { assistant, say, pass } = anAssistant();
    expect(assistant.$hasSuggestions.get()).toBe(true);
    say('What is this?');
    expect(assistant.$messages.get()).toHaveLength(2);
    expect(assistant.$hasSuggestions.get()).toBe(true);
    pass(1_000);
    expect(assistant.$hasSuggestions.get()).toBe(false);
  });
});

describe('a text that shows danger', () => {
  it('gets the reviewed text at once', () => {
    const { assistant, say, texts, care } = anAssistant();
    say(`${inDanger} after the lesson`);
    expect(texts().at(-1)).toBe(care.first[0]?.trim());
    expect([assistant.$careLevel.get(), assistant.$isWaiting.get()]).toEqual([2, false]);
  });

  it('calls off a prepared reply that was under way', () => {
    const { say, pass, texts, replies, assistant } = anAssistant();
    say('lessons');
    pass(500);
    say(inDanger);
    pass(5_000);
    expect(texts()).not.toContain(replies.lesson);
    expect(assistant.$isWaiting.get()).toBe(false);
  });

  it('keeps the conversation careful, with new words each time, until it starts over', () => {
    const { assistant, say, pass, texts, care, replies } = anAssistant();
    say(inDanger);
    for (const text of ['okay', 'What is a lesson?', 'never mind']) say(text);
    const said = assistant.$messages.get().flatMap(({ isUser, text }) => (isUser ? [] : [text]));
    expect(new Set(said).size).toBe(5);
    for (const text of said.slice(2)) expect(care.later.map((each) => each.trim())).toContain(text);
    assistant.startOver();
    say('What is a lesson?');
    pass(1_000);
    expect([texts().at(-1), assistant.$careLevel.get()]).toEqual([replies.lesson, 0]);
  });

  it.each([
    ['My friend says she wants to kill herself', 'friend'],
    ['One of my students told me she wants to kill herself', 'teacher'],
    ['My students told me that his father hits him and that he wants to die', 'teacher'],
    ['My students hate me and I want to kill myself', 'first'],
  ] as const)('%s → the text "%s"', (text, which) => {
    const { say, texts, care } = anAssistant();
    say(text);
    expect(texts().at(-1)).toBe(care[which][0]?.trim());
  });
});

describe('a weak sign of danger', () => {
  it('that is plainly denied gets its own reply, and the prepared ones again after it', () => {
    const { assistant, say, pass, texts, care, replies } = anAssistant();
    say(weakSign);
    expect(assistant.$careLevel.get()).toBe(2);
    say('no i meant my dog');
    expect([texts().at(-1), assistant.$careLevel.get(), assistant.$isWaiting.get()]).toEqual([care.denied[0], 1, false]);
    say('What is a lesson?');
    pass(1_000);
    expect([texts().at(-1), assistant.$careLevel.get()]).toEqual([replies.lesson, 1]);
  });

  it('stays beside an open disclosure', () => {
    for (const signs of [[inDanger], [inDanger, weakSign], [weakSign, inDanger]]) {
      const { assistant, say } = anAssistant();
      for (const sign of signs) say(sign);
      say('its for a story');
      expect(assistant.$careLevel.get()).toBe(2);
    }
  });
});

it('distress without danger gets the prepared reply, and the people who listen are shown', () => {
  const { assistant, say, pass, texts, replies } = anAssistant();
  say('Nobody likes me and I am so stressed about everything');
  expect(assistant.$careLevel.get()).toBe(1);
  pass(1_000);
  expect(texts().at(-1)).toBe(replies.suite);
});

it('it says that it is a computer program with prepared replies', () => {
  for (const text of [assistantScript.greeting, assistantScript.note]) expect(text).toMatch(/computer program with prepared replies/i);
});
