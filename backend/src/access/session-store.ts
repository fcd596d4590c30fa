import { EventEmitter } from 'node:events';
import type { FastifySessionOptions } from '@fastify/session';
import connectPgSimple from 'connect-pg-simple';
import type { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/pool.js';

export type SessionStore = NonNullable<FastifySessionOptions['store']> & { close(): Promise<void> };

/** Sessions in table app.session. */
export function createSessionStore(dataSource: DataSource, onError: (message: string) => void): SessionStore {
  const Store = connectPgSimple({ Store: EventEmitter });
  return new Store({
    pool: poolOf(dataSource),
    schemaName: 'app',
    tableName: 'session',
    errorLog: () => onError('sessions could not be cleaned up'),
  });
}
