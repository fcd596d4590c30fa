import { WrongSettings } from './wrong-settings.js';

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
