import { expect, test } from '@jest/globals';
import { pino, type Logger } from 'pino';
import { NestLogger, serializers } from './logger.js';

function linesOf(write: (logger: Logger) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(pino({ serializers }, { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('a database error is logged by its code and frames, without its message, statement and parameters', () => {
  const error = Object.assign(new Error('duplicate key: eva@example.org'), {
    code: '23505',
    query: 'INSERT INTO app.account VALUES ($1)',
    parameters: ['eva@example.org'],
  });
  const [line] = linesOf((logger) => logger.error({ err: error }, 'request failed'));
  expect(line).toMatchObject({ msg: 'request failed', err: { name: 'Error', code: '23505' } });
  expect(JSON.stringify(line)).not.toMatch(/eva@example\.org|INSERT/);
});

test('any other error is logged with its message', () => {
  const [line] = linesOf((logger) => logger.error({ err: new TypeError('no such thing') }, 'failed'));
  expect(line).toMatchObject({ err: { name: 'TypeError', message: 'no such thing' } });
});

test('an error that Nest reports is a field of the line, and other reports are its text', () => {
  const [first, second] = linesOf((logger) => {
    const nest = new NestLogger(logger);
    nest.error(new Error('broken'), 'ExceptionsHandler');
    nest.warn('slow', 'Router');
  });
  expect(first).toMatchObject({ msg: 'error', context: 'ExceptionsHandler', err: { message: 'broken' } });
  expect(second).toMatchObject({ msg: 'slow', context: 'Router' });
});
