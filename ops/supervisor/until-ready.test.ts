import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { describeWaiting } from './describe-waiting.js';
import { untilReady } from './until-ready.js';

let server: Server;
let answer: { status: number; body: unknown };
let url: string;

beforeEach(async () => {
  server = createServer((_, response) => response.writeHead(answer.status).end(JSON.stringify(answer.body)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/health/ready`;
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

describe('waiting for the product', () => {
  test('ends only when the product is ready, and prints what is missing until then', async () => {
    const lines: string[] = [];
    answer = { status: 503, body: { error: { log: { status: 'down' } } } };
    const print = (line: string): void => {
      lines.push(line);
      if (lines.length === 2)
        answer = { status: 503, body: { error: { projections: {} }, progress: { percent: 42 } } };
      if (lines.length === 4) answer = { status: 200, body: {} };
    };
    await untilReady(url, new AbortController().signal, print, 0);
    expect(lines.slice(0, 4)).toEqual([
      'not ready yet: the event log does not answer',
      'not ready yet: the event log does not answer',
      'not ready yet: 42 % of the log is in the read models',
      'not ready yet: 42 % of the log is in the read models',
    ]);
  });

  test('ends when the start is aborted', async () => {
    answer = { status: 503, body: {} };
    const stop = new AbortController();
    const waiting = untilReady(url, stop.signal, () => stop.abort(), 0);
    await expect(waiting).rejects.toThrow('aborted');
  });
});

test.each<[unknown, string]>([
  [undefined, 'the backend does not answer'],
  [{ error: {} }, 'no reason given'],
  [{ error: { database: {}, log: {} } }, 'the database does not answer; the event log does not answer'],
  [{ error: { database: { text: 'Die Datenbank …' } } }, 'the database takes no writes'],
  [{ error: { something: {} } }, 'something is down'],
  [
    { error: { projections: {}, log: {} }, progress: { percent: 0 } },
    '0 % of the log is in the read models; the event log does not answer',
  ],
])('describes %j as: %s', (answer, expected) => {
  expect(describeWaiting(answer)).toBe(expected);
});
