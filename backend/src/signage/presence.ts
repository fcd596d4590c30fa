import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Without a sign of life for so long a screen counts as offline. */
const ONLINE_SECONDS = 30;
/** A little less than the ten seconds between two heartbeats. */
const WRITE_EVERY_SECONDS = 9;

export interface Presence {
  readonly isOnline: boolean;
  readonly lastSeenAt: string | null;
}

export const ABSENT: Presence = { isOnline: false, lastSeenAt: null };

/** When screens gave their last sign of life. The database's clock counts, the same for all backends. */
@Injectable()
export class ScreenPresence {
  constructor(private readonly dataSource: DataSource) {}

  async seen(device: string, secondsAgo = 0): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO app.signage_presence AS p (device, last_seen_at)
       VALUES ($1, now() - make_interval(secs => $2))
       ON CONFLICT (device) DO UPDATE SET last_seen_at = excluded.last_seen_at
       WHERE p.last_seen_at < excluded.last_seen_at - make_interval(secs => ${WRITE_EVERY_SECONDS})`,
      [device, secondsAgo],
    );
  }

  /** By id; those that were never seen are missing. */
  async of(devices: readonly string[]): Promise<Map<string, Presence>> {
    const rows = await this.select('WHERE device = ANY ($1)', [devices]);
    return new Map(
      rows.map(({ device, isOnline, lastSeenAt }) => [
        device,
        { isOnline, lastSeenAt: lastSeenAt.toISOString() },
      ]),
    );
  }

  /** Ids of the screens that are online now. */
  async online(): Promise<Set<string>> {
    const rows = await this.select(`WHERE last_seen_at > now() - make_interval(secs => ${ONLINE_SECONDS})`);
    return new Set(rows.map(({ device }) => device));
  }

  async forget(device: string): Promise<void> {
    await this.dataSource.query('DELETE FROM app.signage_presence WHERE device = $1', [device]);
  }

  private select(
    where: string,
    parameters: unknown[] = [],
  ): Promise<{ device: string; isOnline: boolean; lastSeenAt: Date }[]> {
    return this.dataSource.query(
      `SELECT device, last_seen_at AS "lastSeenAt",
              last_seen_at > now() - make_interval(secs => ${ONLINE_SECONDS}) AS "isOnline"
       FROM app.signage_presence ${where}`,
      parameters,
    );
  }
}
