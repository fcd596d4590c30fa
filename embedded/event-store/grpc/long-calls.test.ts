import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from '../log/log.js';
import { framed, FrameReader } from '../transport/grpc-wire.js';
import { type Handler, serveGrpc } from '../transport/grpc-server.js';
import type { ServerCall } from '../transport/server-call.js';
import { BatchAppendSession } from './writes.js';
import { ReadSink } from './reads.js';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A call that is open, as both of its ends see it. */
async function open(handler: Handler, windowBytes = 65_535): Promise<ClientHttp2Stream> {
  const server = await serveGrpc({ '/a/b': handler }, { host: '127.0.0.1', port: 0 });
  const session: ClientHttp2Session = connect(`http://127.0.0.1:${server.port}`, {
    settings: { initialWindowSize: windowBytes },
  });
  stops.push(() => session.destroy(), server.stop);
  return session.request({ ':method': 'POST', ':path': '/a/b' });
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
};

function usedAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

describe('a call that is open for long', () => {
  test('does not leak memory for commits that its reader has waited for', async () => {
    const call = await new Promise<ServerCall>((resolve) => void open(resolve));
    const sink = new ReadSink(call);
    const wait = async (times: number) => {
      for (let commit = 0; commit < times; commit++) await sink.unlessGone(Promise.resolve());
    };
    await wait(1_000);
    const before = usedAfterCollection();
    await wait(50_000);
    expect(usedAfterCollection() - before).toBeLessThan(2_000_000);
    expect(sink.isOpen).toBe(true);
  });
});

describe('a client that sends many appends without reading the answers', () => {
  const APPENDS = 4_000;
  const append = framed([Buffer.from('0a021200' + '1207' + '0a051a0373746d' + '2001', 'hex')]);
  const storesAtOnce = (): { log: Log; count: () => number } => {
    let count = 0;
    const write = () => Promise.resolve({ kind: 'ok' as const, revision: count++, position: count });
    return { log: { write, isFull: false } as unknown as Log, count: () => count };
  };

  test('is throttled until it reads, and then gets all of them', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error): void => void warnings.push(warning);
    process.on('warning', note);
    const { log, count } = storesAtOnce();
    const stream = await open((call) => void new BatchAppendSession(log, call), 1_000);
    for (let sent = 0; sent < APPENDS; sent++) stream.write(append);
    stream.end();
    for (let known = -1; known !== count() || known === 0;) {
      known = count();
      await turns(100);
    }
    expect(count()).toBeLessThan(APPENDS / 2);

    const reader = new FrameReader(1_000);
    let answers = 0;
    stream.on('data', (bytes: Buffer) => (answers += reader.take(bytes).length));
    await new Promise((resolve) => stream.on('end', resolve));
    expect(answers).toBe(APPENDS);
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });
});
