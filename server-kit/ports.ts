import { connect, createServer, type NetConnectOpts } from 'node:net';
import { WrongSettings } from './wrong-settings.js';

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

export interface Listening {
  readonly host: string;
  readonly port: number;
  /** The environment variable that names the port. */
  readonly variable: string;
}

/** Why a program cannot listen there, in words and with what to do. */
export function listenFailure(error: unknown, { host, port, variable }: Listening): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES') {
    return new WrongSettings(
      `This user may not listen on port ${port}. Set ${variable} to one above 1023, or give the right to it.`,
    );
  }
  if (code === 'EADDRINUSE') {
    return takenPort({ host, port, variable });
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new Error(
      `${host} is no address of this machine yet (${code}): is the network up, and HOST right?`,
    );
  }
  return error instanceof Error ? error : new Error(String(error));
}

export const takenPort = ({ host, port, variable }: Listening): Error =>
  new Error(
    `Port ${port} of ${host} is taken by another program: stop that one, or set ${variable} to another port`,
  );
