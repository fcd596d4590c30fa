import { describe, expect, it } from '@jest/globals';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { StartFailure, startFailure } from './start-failure.js';

const at = '2026-11-22 16:41:06.912 UTC [26628]';
const failure = (...lines: string[]): Error => startFailure(lines.join('\n'), '/data/postgres/cluster');

describe('the failure reason of PostgreSQL', () => {
  it('is one line without times and process ids', () => {
    const error = failure(
      `${at} LOG:  starting PostgreSQL 18.0`,
      `${at} LOG:  could not bind IPv4 address "127.0.0.1": Address already in use`,
      `${at} HINT:  Is another postmaster already running on port 5432?`,
      `${at} FATAL:  could not create any TCP/IP sockets`,
      `${at} LOG:  database system is shut down`,
    );
    expect(error.message).toBe(
      'PostgreSQL did not start: could not bind IPv4 address "127.0.0.1": Address already in use; ' +
        'could not create any TCP/IP sockets',
    );
    expect((error as StartFailure).stderr).toContain('Is another postmaster');
  });

  it('omits the name of the program', () => {
    expect(failure('postgres: could not access "x": Permission denied').message).toBe(
      'PostgreSQL did not start: could not access "x": Permission denied',
    );
    expect(failure('initdb: error: could not write').message).toBe(
      'PostgreSQL did not start: could not write',
    );
  });

  it('is the last line, or a note that there is none, when no line looks like a reason', () => {
    expect(failure('Segmentation fault', '').message).toBe('PostgreSQL did not start: Segmentation fault');
    expect(failure('').message).toBe('PostgreSQL did not start: it wrote no reason');
  });

  it('is a wrong setting when the data are of another version', () => {
    const error = failure(`${at} FATAL:  database files are incompatible with server`);
    expect(error).toBeInstanceOf(WrongSettings);
    expect(error.message).toMatch(/^The data in \/data\/postgres\/cluster were written by another version/);
  });
});
