import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

const PREFIX = /^(.*?\b(FATAL|PANIC|ERROR|DETAIL|LOG|WARNING|error):\s+|(postgres|initdb): )/;
const WORTH_SAYING = /\b(FATAL|PANIC|ERROR|DETAIL|error):\s|could not/;

/** PostgreSQL, or initdb, did not start. The message is one line; `stderr` is all that the program wrote. */
export class StartFailure extends Error {
  constructor(
    program: string,
    readonly stderr: string,
  ) {
    super(`${program} did not start: ${inShort(stderr)}`);
  }
}

/** What a server that did not start on `data` wrote, as an error. */
export function startFailure(stderr: string, data: string): Error {
  if (!stderr.includes('database files are incompatible with server')) {
    return new StartFailure('PostgreSQL', stderr);
  }
  return new WrongSettings(
    `The data in ${data} were written by another version of PostgreSQL (PG_VERSION in it says which). ` +
      'Start the version of Bestellwerk that wrote them, or set DATA_DIR to another folder.',
  );
}

function inShort(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => WORTH_SAYING.test(line));
  const words = lines.map((line) => line.replace(PREFIX, '').trim().replace(/\.$/, ''));
  return [...new Set(words)].join('; ') || stderr.trim().split('\n').at(-1) || 'it wrote no reason';
}
