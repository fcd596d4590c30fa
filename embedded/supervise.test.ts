import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Part, type PartState, supervise } from './supervise.js';

const script = (name: string): string => fileURLToPath(new URL(`./testing/${name}`, import.meta.url));
let folder: string;
let diaryFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bestellwerk-supervise-'));
  diaryFile = join(folder, 'diary');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function part(name: string, env: Part['env'] = () => ({})): Part {
  return {
    name,
    command: process.execPath,
    args: [script('fixture-part.mjs')],
    env: (addresses) => ({ NAME: name, DIARY: diaryFile, ...env(addresses) }),
  };
}

const diary = async (): Promise<string[]> =>
  (await readFile(diaryFile, 'utf8').catch(() => '')).split('\n').filter(Boolean);

async function diarySays(...lines: string[]): Promise<void> {
  const missing = async () => {
    const written = await diary();
    return lines.some((line) => !written.includes(line));
  };
  while (await missing()) await delay(20);
}

describe('supervised parts', () => {
  it('start in order, each knowing the addresses of those before, and stop in reverse', async () => {
    const supervision = await supervise([part('first'), part('second', ({ first }) => ({ TOLD: first! }))]);
    expect(supervision.addresses).toEqual({ first: 'part://first:1', second: 'part://second:1' });
    await supervision.stop();
    expect(await diary()).toEqual([
      'first started',
      'second started with part://first:1',
      'second stopped',
      'first stopped',
    ]);
  });

  it('are started again in place when they die, and find the address they had', async () => {
    const said: string[] = [];
    const supervision = await supervise([part('lone', ({ lone }) => ({ TOLD: lone ?? '', PORT: '77' }))], {
      onProgress: (line) => said.push(line),
    });
    process.kill(supervision.pidOf('lone'), 'SIGKILL');
    await diarySays('lone started with part://lone:77');
    while (!said.includes('lone: ready again')) await delay(20);
    expect(said).toContain('lone: ended by SIGKILL, restarting');
    await supervision.stop();
    expect((await diary()).at(-1)).toBe('lone stopped');
  });

  it('come back as often as they die, and take no other part with them', async () => {
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

  it('that may fail at first are tried until they start, and others start meanwhile', async () => {
    let tries = 0;
    const failing = part('failing', (): Record<string, string> => (++tries < 3 ? { FAIL: '1' } : {}));
    const supervision = await supervise([{ ...failing, mayFailAtFirst: true }, part('next')]);
    expect(tries).toBe(3);
    expect(await diary()).toEqual(['failing started', 'next started']);
    await supervision.stop();
  });

  it('that hang are ended and started again', async () => {
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

  it('without a heartbeat are not taken for hung', async () => {
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

  it('say what they lack, before they are ready and after', async () => {
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

  it('are all stopped when one does not start at all', async () => {
    const starting = supervise([part('stays'), part('broken', () => ({ FAIL: '1' }))]);
    await expect(starting).rejects.toThrow('broken ended before it was ready (exit code 3)');
    expect(await diary()).toEqual(['stays started', 'stays stopped']);
  });

  it('are stopped when asked to while still starting', async () => {
    const stop = new AbortController();
    const second = part('second', () => (stop.abort(), {}));
    await expect(supervise([part('first'), second], { signal: stop.signal })).rejects.toThrow();
    expect(await diary()).toContain('first stopped');
  });

  it('leave by themselves when the supervisor is killed', async () => {
    const supervisor = fork(script('fixture-supervisor.mjs'), {
      env: { ...process.env, DIARY: diaryFile },
      execArgv: ['--import', '@swc-node/register/esm-register'],
    });
    await once(supervisor, 'message');
    supervisor.kill('SIGKILL');
    await diarySays('first orphaned', 'second orphaned');
  });
});
