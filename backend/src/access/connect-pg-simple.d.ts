declare module 'connect-pg-simple' {
  import type { EventEmitter } from 'node:events';
  import type { SessionStore } from './session-store.js';
  import type pg from 'pg';

  interface StoreOptions {
    pool: pg.Pool;
    schemaName: string;
    tableName: string;
    errorLog: (...values: unknown[]) => void;
  }
  export default function connectPgSimple(session: {
    Store: typeof EventEmitter;
  }): new (options: StoreOptions) => SessionStore;
}
