import { connect, createServer, type NetConnectOpts } from 'node:net';

const PROBE_MS = 1_000;

/** Whether a server accepts connections there: a TCP port or the path of a socket. */
export function acceptsConnections(where: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ ...where, timeout: PROBE_MS });
    const answer = (isAccepted: boolean) => () => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.on('connect', answer(true)).on('error', answer(false)).on('timeout', answer(false));
  });
}

/** A TCP port on 127.0.0.1 that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
