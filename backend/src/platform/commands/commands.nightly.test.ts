import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { BackendHarness } from '../../testing/backend-harness.js';
import { place, placed } from '../../testing/orders.js';

const lines: Record<string, unknown>[] = [];
const sink = new Writable({
  write(chunk, _, done) {
    lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
    done();
  },
});

let stage: BackendHarness;
let url: string;
beforeAll(async () => {
  stage = await BackendHarness.start();
  ({ url } = await stage.backend({}, pino({ level: 'info' }, sink)));
});
afterAll(() => stage.stop());

describe('the log line of a command', () => {
  it('has command, duration, outcome and request id, but no payload', async () => {
    await placed(stage.visitor(url), { firstName: 'Unverwechselbar', lastName: 'Geheimnis' });
    await place(stage.visitor(url), { items: [] });
    await place(stage.visitor(url), { legalInstructions: false });
    const commands = lines.filter(({ msg }) => msg === 'command');
    expect(commands.map(({ command, outcome }) => `${command} ${outcome}`)).toEqual([
      'PlaceOrder accepted',
      'PlaceOrder refused',
      'PlaceOrder refused',
    ]);
    for (const { ms, request } of commands) {
      expect(ms).toBeGreaterThan(0);
      expect(lines.some((line) => line.msg === 'request' && line.request === request)).toBe(true);
    }
    expect(JSON.stringify(lines)).not.toMatch(/Unverwechselbar|Geheimnis|example\.org|43664123/);
  });
});
