import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { poolOf } from '../database/pool.js';
import { LOGGER } from '../http/logger.js';

export interface PendingPlace {
  readonly orderId: string;
  /** Stream of the branch's day. */
  readonly stream: string;
}

/**
 * Remembers places from before they are taken until their order is known to be written, so that nothing
 * that dies in between leaves a place without an order.
 */
@Injectable()
export class PendingPlaces {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Also starts the time anew for a place that is asked for again; waits while the watchdog looks at it. */
  async add(orderId: string, stream: string): Promise<void> {
    await poolOf(this.dataSource).query(
      `INSERT INTO app.pending_place (order_id, stream, asked_at) VALUES ($1, $2, now())
       ON CONFLICT (order_id, stream) DO UPDATE SET asked_at = now()`,
      [orderId, stream],
    );
  }

  /** The order is written. Nobody waits for this: what is not removed here the watchdog removes. */
  settle(orderId: string, stream: string): void {
    poolOf(this.dataSource)
      .query('DELETE FROM app.pending_place WHERE order_id = $1 AND stream = $2', [orderId, stream])
      .catch(() => this.log.warn('a settled place stays noted for the watchdog'));
  }

  /**
   * Takes one place that was asked for long ago (in seconds), shows it to `inspect` and forgets it. Nobody
   * else can take it or ask for it anew meanwhile; if `inspect` throws it stays. False if there is none.
   */
  async inspectOldest(
    olderThanSeconds: number,
    inspect: (place: PendingPlace) => Promise<void>,
  ): Promise<boolean> {
    const client = await poolOf(this.dataSource).connect();
    try {
      await client.query('BEGIN');
      const place = await lockOldest(client, olderThanSeconds);
      if (place) {
        await inspect(place);
        await client.query('DELETE FROM app.pending_place WHERE order_id = $1 AND stream = $2', [
          place.orderId,
          place.stream,
        ]);
      }
      await client.query('COMMIT');
      client.release();
      return place !== undefined;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

async function lockOldest(client: pg.PoolClient, seconds: number): Promise<PendingPlace | undefined> {
  const { rows } = await client.query<PendingPlace>(
    `SELECT order_id AS "orderId", stream FROM app.pending_place
     WHERE asked_at < now() - make_interval(secs => $1)
     ORDER BY asked_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [seconds],
  );
  return rows[0];
}
