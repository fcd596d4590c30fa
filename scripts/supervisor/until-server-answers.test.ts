import { expect, test } from '@jest/globals';
import { untilServerAnswers } from './until-server-answers.js';

test('a server that comes late is waited for, with a line on what is wrong until then', async () => {
  const answers = [
    'PostgreSQL cannot be reached.',
    'PostgreSQL cannot be reached.',
    'It refuses the user.',
    null,
  ];
  const said: string[] = [];
  await untilServerAnswers(() => Promise.resolve(answers.shift()!), {
    signal: new AbortController().signal,
    say: (line) => said.push(line),
    askEveryMs: 1,
    sayEveryMs: 0,
  });
  expect(said).toEqual([
    'waiting: PostgreSQL cannot be reached.',
    'waiting: PostgreSQL cannot be reached.',
    'waiting: It refuses the user.',
  ]);
});

test('what is wrong is not said with every question', async () => {
  let left = 20;
  const said: string[] = [];
  await untilServerAnswers(() => Promise.resolve(left-- > 0 ? 'Not there.' : null), {
    signal: new AbortController().signal,
    say: (line) => said.push(line),
    askEveryMs: 1,
    sayEveryMs: 60_000,
  });
  expect(said).toEqual(['waiting: Not there.']);
});

test('waiting ends when the start is called off', async () => {
  const stop = new AbortController();
  const waiting = untilServerAnswers(() => Promise.resolve('Not there.'), {
    signal: stop.signal,
    say: () => stop.abort(),
  });
  await expect(waiting).rejects.toThrow('aborted');
});
