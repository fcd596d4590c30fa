import { beforeEach, expect, test } from '@jest/globals';
import type { SignagePaired } from '@bestellwerk/domain/contracts/signage.schema';
import { failureOf } from '@bestellwerk/ui/api/api-failure';
import { type PairingServer, Pairings } from './pairings.js';

const MINUTE = 60_000;
const start = Date.parse('2026-11-21T08:00:00.000Z');
const waiting: SignagePaired = { isPaired: false, device: null, token: null };

/** Codes A, B, C … valid for ten minutes of the server's clock; `answers` by secret. */
class Server implements PairingServer {
  clock = start;
  made = 0;
  answers: Record<string, SignagePaired | number> = {};

  async create() {
    const code = 'ABCDEF'[this.made++]!;
    const expiresAt = new Date(this.clock + 10 * MINUTE).toISOString();
    return { code, secret: `secret ${code}`, expiresAt };
  }
  async ask(secret: string) {
    const answer = this.answers[secret] ?? waiting;
    if (typeof answer === 'number') throw failureOf(answer, 'Nein.');
    return answer;
  }
}

let server: Server;
beforeEach(() => {
  localStorage.clear();
  server = new Server();
});
const paired = (token: string | null): SignagePaired => ({ isPaired: true, device: 'd', token });

test('a code is shown until it almost expires, then a new one', async () => {
  const pairings = new Pairings(server);
  expect(await pairings.ask(start)).toEqual({ code: 'A' });
  expect(await pairings.ask(start + 8 * MINUTE)).toEqual({ code: 'A' });
  server.clock = start + 9.5 * MINUTE;
  expect(await pairings.ask(server.clock)).toEqual({ code: 'B' });
});

test('the previous code still pairs the screen', async () => {
  const pairings = new Pairings(server);
  await pairings.ask(start);
  await pairings.ask(start + 9.5 * MINUTE);
  server.answers['secret A'] = paired('token');
  expect(await pairings.ask(start + 9.6 * MINUTE)).toEqual({ token: 'token' });
});

test('a restart keeps the code', async () => {
  await new Pairings(server).ask(start);
  expect(await new Pairings(server).ask(start + MINUTE)).toEqual({ code: 'A' });
  server.answers['secret A'] = paired('token');
  expect(await new Pairings(server).ask(start + 60 * MINUTE)).toEqual({ token: 'token' });
});

test('unknown and used codes are replaced', async () => {
  const pairings = new Pairings(server);
  await pairings.ask(start);
  server.answers['secret A'] = 404;
  expect(await pairings.ask(start + MINUTE)).toEqual({ code: 'B' });
  server.answers['secret B'] = paired(null);
  expect(await pairings.ask(start + MINUTE)).toEqual({ code: 'C' });
});

test('a server error keeps the current code', async () => {
  const pairings = new Pairings(server);
  await pairings.ask(start);
  server.answers['secret A'] = 503;
  await expect(pairings.ask(start + MINUTE)).rejects.toMatchObject({ status: 503 });
  server.answers = {};
  expect(await pairings.ask(start + MINUTE)).toEqual({ code: 'A' });
});

test('a clock that is hours ahead does not cause a new code on every poll', async () => {
  const pairings = new Pairings(server);
  const ahead = start + 240 * MINUTE;
  await pairings.ask(ahead);
  expect(await pairings.ask(ahead + 2_500)).toEqual({ code: 'A' });
});
