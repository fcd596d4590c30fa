import { EventEmitter } from 'node:events';
import type { FastifySessionOptions } from '@fastify/session';
import connectPgSimple from 'connect-pg-simple';
import { DataSource } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { poolOf } from '../platform/database/data-source.js';

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

const EVERY_MS = 60_000;
const MOST_KNOWN = 10_000;

/** Stores when sessions were last used, at most once a minute each. */
@Injectable()
export class SessionPresence {
  private readonly notedAt = new Map<string, number>();

  constructor(private readonly dataSource: DataSource) {}

  /** Runs in the background; after a failure the next request tries again. */
  seen(sid: string): void {
    const now = performance.now();
    if (now - (this.notedAt.get(sid) ?? -EVERY_MS) < EVERY_MS) return;
    if (this.notedAt.size >= MOST_KNOWN) this.notedAt.clear();
    this.notedAt.set(sid, now);
    this.dataSource
      .query('UPDATE app.session SET last_seen_at = now() WHERE sid = $1', [sid])
      .catch(() => this.notedAt.delete(sid));
  }
}
