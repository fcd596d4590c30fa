import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { status } from '@grpc/grpc-js';
import { startTestEventStore } from '@bestellwerk/embedded/testing/servers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { LogUnavailable } from './errors.js';
import { describeLogFailure } from './describe-log-failure.js';
import { isNewEnough, tryLog } from './try-log.js';
import {
  certificateFile,
  failure,
  type Script,
  signingIn,
  startScriptedServer,
} from './testing/scripted-server.js';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function serverThat(script: Script, options?: { tls: boolean; wantsCertificate?: boolean }) {
  const server = await startScriptedServer(script, options);
  stops.push(server.stop);
  return server;
}

const versioned = (version: string): Pick<Script, 'features'> => ({
  features: (_call, answer) =>
    answer(null, Buffer.concat([Buffer.from([0x12, version.length]), Buffer.from(version)])),
});
const wellBehaved: Script = { read: (call) => call.end(), ...versioned('24.2.0') };
const readFails = (code: status, details = '', trailers = {}): Script => ({
  read: (call) => void call.emit('error', failure(code, details, trailers)),
});

describe('the check of the event store', () => {
  test('finds no failure when the server answers', async () => {
    const server = await startTestEventStore();
    expect(await tryLog(server.url)).toBeNull();
    await server.stop();
  });

  test('reports an unreachable server with its address', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await tryLog(`esdb://127.0.0.1:${port}?tls=false`)).toEqual({
      kind: 'unreachable',
      english: `The event store at 127.0.0.1:${port} cannot be reached (ECONNREFUSED).`,
      german: `Der Event Store unter 127.0.0.1:${port} ist nicht erreichbar (ECONNREFUSED).`,
    });
  });

  test('reports a server that does not answer', async () => {
    const silent: Server = createServer((socket) => void stops.push(() => socket.destroy()));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    stops.push(() => silent.close());
    const { port } = silent.address() as AddressInfo;
    expect(await tryLog(`esdb://127.0.0.1:${port}?tls=false`, 300)).toMatchObject({ kind: 'no-answer' });
  });

  test.each([
    ['refuses a password', 'me:geheim@', readFails(status.UNAUTHENTICATED), 'credentials-refused'],
    ['requires a login', '', readFails(status.UNAUTHENTICATED), 'no-credentials'],
    ['lets nobody read without a login', '', readFails(status.PERMISSION_DENIED), 'no-credentials'],
    ['does not let a user read $all', 'me:geheim@', readFails(status.PERMISSION_DENIED), 'not-allowed'],
    ['has no leader', '', readFails(status.UNAVAILABLE, 'Server Is Not Ready'), 'no-leader'],
    ['cannot store without other nodes', '', readFails(status.ABORTED, 'Commit phase timeout'), 'no-leader'],
    [
      'is another node than the leader',
      '',
      readFails(status.NOT_FOUND, 'x', { exception: 'not-leader' }),
      'no-leader',
    ],
    ['implements none of the calls', '', {}, 'too-old'],
    ['has an old version', '', { ...wellBehaved, ...versioned('22.10.4') }, 'too-old'],
    ['fails for another reason', '', readFails(status.UNKNOWN, 'Exception was thrown by handler.'), 'other'],
  ])('reports a server that %s, never with the password', async (_what, login, script, kind) => {
    const { port } = await serverThat(script);
    const found = await tryLog(`esdb://${login}127.0.0.1:${port}?tls=false`);
    expect(found).toMatchObject({ kind });
    for (const text of [found!.english, found!.german]) {
      expect(text).toContain(`127.0.0.1:${port}`);
      expect(text).not.toContain('geheim');
    }
    if (kind === 'credentials-refused' || kind === 'not-allowed') expect(found!.german).toContain('„me“');
    expect(found!.german).toMatch(/^(Der|Dem) /);
  });

  test('reports an unknown certificate, and no failure once its CA file is configured', async () => {
    const { port } = await serverThat(wellBehaved, { tls: true });
    const unknown = await tryLog(`esdb://localhost:${port}?tls=true`);
    expect(unknown).toMatchObject({
      kind: 'unknown-certificate',
      english: expect.stringMatching(/SELF_SIGNED_CERT.*tlsCAFile/),
    });
    expect(await tryLog(`esdb://localhost:${port}?tls=true&tlsCAFile=${certificateFile}`)).toBeNull();
  });

  test('finds no failure when it signs in with the required client certificate', async () => {
    const names: unknown[] = [];
    const script: Script = {
      ...wellBehaved,
      read: (call) => {
        names.push(call.getAuthContext().sslPeerCertificate?.subject.CN);
        call.end();
      },
    };
    const { port } = await serverThat(script, { tls: true, wantsCertificate: true });
    const url = `esdb://localhost:${port}?tls=true&tlsCAFile=${certificateFile}`;
    expect(await tryLog(`${url}&${signingIn('client')}`)).toBeNull();
    expect(names).toEqual(['client']);
  });

  test.each([
    ['no certificate', ''],
    ['a certificate that the server does not trust', `&${signingIn('untrusted')}`],
  ])('reports a server that requires another client certificate than %s', async (_, login) => {
    const { port } = await serverThat(wellBehaved, { tls: true, wantsCertificate: true });
    const url = `esdb://localhost:${port}?tls=true&tlsCAFile=${certificateFile}${login}`;
    expect(await tryLog(url, 500)).toMatchObject({ kind: 'no-answer' });
  });

  test('reports that only one side uses TLS', async () => {
    const secure = await serverThat(wellBehaved, { tls: true });
    expect(await tryLog(`esdb://localhost:${secure.port}?tls=false`)).toMatchObject({ kind: 'tls-required' });
    const plain = await serverThat(wellBehaved);
    expect(await tryLog(`esdb://localhost:${plain.port}?tls=true`)).toMatchObject({ kind: 'no-tls' });
  });

  test('finds the failure in the nested cause of a LogUnavailable', async () => {
    const cause = failure(status.PERMISSION_DENIED, 'Access Denied');
    const error = new LogUnavailable(new LogUnavailable(cause));
    expect(await describeLogFailure(error, 'esdb://me:geheim@127.0.0.1:1')).toMatchObject({
      kind: 'not-allowed',
    });
  });
});

test('versions from 23.10 on are new enough', () => {
  expect(['23.10.6', '24.2.0.0', '25.1.0', '26.0'].filter((version) => !isNewEnough(version))).toEqual([]);
  expect(['', 'unknown', '5.0.8', '21.10.9', '23.6.0'].filter(isNewEnough)).toEqual([]);
});
