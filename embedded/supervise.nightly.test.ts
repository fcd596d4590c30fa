import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { type Part, type PartState, supervise } from './supervise.js';

const script = (name: string): string => fileURLToPath(new URL(`./testing/${name}`, import.meta.url));
let folder: string;
let eventsFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bestellwerk-supervise-'));
  eventsFile = join(folder, 'events');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function part(name: string, env: Part['env'] = () => ({})): Part {
  return {
    name,
    command: process.execPath,
    args: [script('fixture-part.mjs')],
    env: (addresses) => ({ NAME: name, EVENTS_FILE: eventsFile, ...env(addresses) }),
  };
}

const events = async (): Promise<string[]> =>
  (await readFile(eventsFile, 'utf8').catch(() => '')).split('\n').filter(Boolean);

async function eventsContain(...lines: string[]): Promise<void> {
  const missing = async () => {
    const written = await events();
    return lines.some((line) => !written.includes(line));
  };
  while (await missing()) await delay(20);
}

describe('supervised parts', () => {
  it('start in order, each with the addresses of those before, and stop in reverse', async () => {
    const supervision = await supervise([
      part('first'),
      part('second', ({ first }) => ({ ADDRESS: first! })),
    ]);
    expect(supervision.addresses).toEqual({ first: 'part://first:1', second: 'part://second:1' });
    await supervision.stop();
    expect(await events()).toEqual([
      'first started',
      'second started with part://first:1',
      'second stopped',
      'first stopped',
    ]);
  });

  it('are restarted when they die, and get their previous address', async () => {
    const lines: string[] = [];
    const supervision = await supervise([part('lone', ({ lone }) => ({ ADDRESS: lone ?? '', PORT: '77' }))], {
      onProgress: (line) => lines.push(line),
    });
    process.kill(supervision.pidOf('lone'), 'SIGKILL');
    await eventsContain('lone started with part://lone:77');
    while (!lines.includes('lone: ready again')) await delay(20);
    expect(lines).toContain('lone: ended by SIGKILL. Tried again at once.');
    await supervision.stop();
    expect((await events()).at(-1)).toBe('lone stopped');
  });

  it('are restarted however often they die, without affecting other parts', async () => {
    const states: PartState[] = [];
    const supervision = await supervise([part('stays'), part('dies')], {
      onState: (state) => void (state.name === 'dies' && states.push(state)),
    });
    const stays = supervision.pidOf('stays');
    for (let deaths = 1; deaths <= 6; deaths += 1) {
      const last = supervision.pidOf('dies');
      process.kill(last, 'SIGKILL');
      while (supervision.pidOf('dies') === last || states.at(-1)!.state !== 'running') await delay(20);
    }
    expect(supervision.pidOf('stays')).toBe(stays);
    expect(states.at(-1)).toMatchObject({ state: 'running', restarts: 6, reason: null });
    expect(states.filter(({ state }) => state === 'waiting').map(({ reason }) => reason)).toEqual(
      Array(6).fill({ code: 'ended', text: 'ended by SIGKILL' }),
    );
    await supervision.stop();
  });

  it('that fail to start are retried, with their reason, before the next parts start', async () => {
    const lines: string[] = [];
    const states: PartState[] = [];
    const failures: Record<string, string>[] = [{ FAIL: '1', FAILED: 'Port 5 is taken.' }, { FAIL: '3' }];
    const failing = part('failing', (): Record<string, string> => failures.shift() ?? {});
    const supervision = await supervise([failing, part('next')], {
      onProgress: (line) => lines.push(line),
      onState: (state) => states.push(state),
    });
    expect(lines.slice(0, 4)).toEqual([
      'failing: starting',
      'failing: Port 5 is taken. Tried again at once.',
      'failing: exit code 3. Tried again at once.',
      'failing: ready',
    ]);
    expect(states.filter(({ state }) => state === 'waiting').map(({ reason }) => reason)).toEqual([
      { code: 'ended', text: 'Port 5 is taken.' },
      { code: 'ended', text: 'exit code 3' },
    ]);
    expect(await events()).toEqual(['failing started', 'next started']);
    await supervision.stop();
  });

  it('are all stopped when one reports wrong settings', async () => {
    const wrong = part('wrong', () => ({ FAIL: '78', FAILED: 'PORT must be a number.' }));
    const starting = supervise([part('stays'), wrong]);
    await expect(starting).rejects.toThrow(new WrongSettings('wrong: PORT must be a number.'));
    expect(await events()).toEqual(['stays started', 'stays stopped']);
  });

  it('are all stopped when one reports wrong settings only at its second try', async () => {
    const failures: Record<string, string>[] = [
      { FAIL: '1' },
      { FAIL: '78', FAILED: 'The data are of version 9.' },
    ];
    const starting = supervise([part('wrong', () => failures.shift()!)]);
    await expect(starting).rejects.toThrow('wrong: The data are of version 9.');
  });

  it('that were ready once are restarted even if they report wrong settings later', async () => {
    const turns: Record<string, string>[] = [{}, { FAIL: '78', FAILED: 'No folder.' }, {}];
    const lines: string[] = [];
    const supervision = await supervise([part('late', () => turns.shift()!)], {
      onProgress: (line) => lines.push(line),
    });
    process.kill(supervision.pidOf('late'), 'SIGKILL');
    while (!lines.includes('late: ready again')) await delay(20);
    expect(lines).toContain('late: No folder. Tried again at once.');
    await supervision.stop();
  });

  it('that wait for their next try are stopped at once', async () => {
    const stop = new AbortController();
    let asked = Infinity;
    const starting = supervise([part('failing', () => ({ FAIL: '1' }))], {
      signal: stop.signal,
      onProgress: (line) => {
        if (!line.includes('in 3 s')) return;
        asked = performance.now();
        stop.abort();
      },
    });
    await expect(starting).rejects.toThrow('stopped while starting');
    expect(performance.now() - asked).toBeLessThan(2_000);
  });

  it('that hang are killed and restarted', async () => {
    const states: PartState[] = [];
    const supervision = await supervise([part('hangs')], {
      aliveWithinMs: 400,
      onState: (state) => states.push(state),
    });
    const hung = supervision.pidOf('hangs');
    process.kill(hung, 'SIGSTOP');
    while (supervision.pidOf('hangs') === hung || states.at(-1)!.state !== 'running') await delay(20);
    expect(states.find(({ state }) => state === 'waiting')!.reason).toMatchObject({ code: 'hung' });
    expect(() => process.kill(hung, 0)).toThrow();
    await supervision.stop();
  });

  it('without a heartbeat are not treated as hung', async () => {
    const states: PartState[] = [];
    const supervision = await supervise(
      [part('silent', () => ({ SILENT: '1' })), { ...part('other'), name: 'other' }],
      { aliveWithinMs: 100, onState: (state) => states.push(state) },
    );
    const silent = supervision.pidOf('silent');
    const hung = supervision.pidOf('other');
    process.kill(hung, 'SIGSTOP');
    while (supervision.pidOf('other') === hung) await delay(20);
    expect(supervision.pidOf('silent')).toBe(silent);
    await supervision.stop();
  });

  it('report a problem before and after they are ready', async () => {
    const states: PartState[] = [];
    const supervision = await supervise([part('lacking', () => ({ TROUBLE: 'no room' }))], {
      onState: (state) => states.push(state),
    });
    const reason = { code: 'disk-full', text: 'no room' };
    expect(states.map(({ state, reason }) => ({ state, reason }))).toEqual([
      { state: 'starting', reason: null },
      { state: 'starting', reason },
      { state: 'running', reason },
    ]);
    await supervision.stop();
  });

  it('are stopped when asked to while still starting', async () => {
    const stop = new AbortController();
    const second = part('second', () => (stop.abort(), {}));
    await expect(supervise([part('first'), second], { signal: stop.signal })).rejects.toThrow();
    expect(await events()).toContain('first stopped');
  });

  it('exit by themselves when the supervisor is killed', async () => {
    const supervisor = fork(script('fixture-supervisor.mjs'), {
      env: { ...process.env, EVENTS_FILE: eventsFile },
      execArgv: ['--conditions=source', '--import', '@swc-node/register/esm-register'],
    });
    await once(supervisor, 'message');
    supervisor.kill('SIGKILL');
    await eventsContain('first orphaned', 'second orphaned');
  });
});
