import { createServer, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { ServerCall } from './server-call.js';
import { CallError, status } from './grpc-wire.js';

const WINDOW_BYTES = 1024 * 1024;
const MAX_CALLS = 10_000;
/** Of one connection, in megabytes: several who read the log from its beginning have much on the way at the same time. */
const SESSION_MEGABYTES = 512;

export type Handler = (call: ServerCall) => void;

export interface RunningServer {
  readonly port: number;
  /** Ends all calls. */
  stop(): void;
}

/**
 * Serves gRPC over HTTP/2 without TLS, as far as an event store needs it: no compression, no reflection.
 * Messages that are sent together leave together, which is what makes long reads fast.
 *
 * @param handlers by path, such as `/package.Service/Method`
 */
export async function serveGrpc(
  handlers: Readonly<Record<string, Handler>>,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const server = createServer({
    maxSessionMemory: SESSION_MEGABYTES,
    settings: { initialWindowSize: WINDOW_BYTES, maxConcurrentStreams: MAX_CALLS },
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.setLocalWindowSize(WINDOW_BYTES);
    session.on('error', () => undefined);
    session.once('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    const call = new ServerCall(stream, headers);
    const handler = handlers[headers[':path'] ?? ''];
    if (handler) handler(call);
    else call.fail(new CallError(status.UNIMPLEMENTED, 'This server has no such method.'));
  });
  await listen(server, host, port);
  const stop = (): void => {
    server.close();
    for (const session of sessions) session.destroy();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

function listen(server: Http2Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
