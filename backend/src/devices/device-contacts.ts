import type { DeviceStatus } from '@bestellwerk/domain/contracts/printing.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const MOST_ENTRIES = 100;

interface Row {
  keySince: Date | null;
  seenAt: Date | null;
  status: string | null;
  log: DeviceStatus['log'] | null;
  isLogRequested: boolean;
}

/** When devices were heard of last, and what they said. */
@Injectable()
export class DeviceContacts {
  constructor(private readonly dataSource: DataSource) {}

  async of(device: string): Promise<DeviceStatus> {
    const [row]: Row[] = await this.dataSource.query(
      `SELECT k.created_at AS "keySince", c.seen_at AS "seenAt", c.status, c.log,
              c.log_requested_at IS NOT NULL AS "isLogRequested"
       FROM (SELECT $1::uuid AS device) d
       LEFT JOIN app.device_key k USING (device) LEFT JOIN app.device_contact c USING (device)`,
      [device],
    );
    const { keySince, seenAt, status, log, isLogRequested } = row!;
    return {
      keySince: keySince?.toISOString() ?? null,
      lastSeenAt: seenAt?.toISOString() ?? null,
      status,
      log: log ?? [],
      isLogRequested,
    };
  }

  /** It was heard of. A status that differs from the last one is an entry of its log, too. */
  async seen(device: string, status: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO app.device_contact AS c (device, seen_at, status, log)
       VALUES ($1, now(), $2, jsonb_build_array(jsonb_build_object('at', ${NOW}, 'text', $2::text)))
       ON CONFLICT (device) DO UPDATE SET seen_at = now(), status = $2,
         log = CASE WHEN c.status IS DISTINCT FROM $2 THEN ${withEntry('$2')} ELSE c.log END`,
      [device, status],
    );
  }

  async note(device: string, text: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO app.device_contact AS c (device, log)
       VALUES ($1, jsonb_build_array(jsonb_build_object('at', ${NOW}, 'text', $2::text)))
       ON CONFLICT (device) DO UPDATE SET log = ${withEntry('$2')}, log_requested_at = NULL`,
      [device, text.slice(0, 500)],
    );
  }

  /** The device is asked for more about itself when it calls next. */
  async requestLog(device: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO app.device_contact (device, log_requested_at) VALUES ($1, now())
       ON CONFLICT (device) DO UPDATE SET log_requested_at = now()`,
      [device],
    );
  }
}

const NOW = `to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The log with one entry more, newest first. */
const withEntry = (parameter: string): string =>
  `(SELECT jsonb_agg(entry) FROM (
      SELECT entry FROM jsonb_array_elements(
        jsonb_build_array(jsonb_build_object('at', ${NOW}, 'text', ${parameter}::text)) || c.log
      ) WITH ORDINALITY AS all_entries(entry, place) ORDER BY place LIMIT ${MOST_ENTRIES}) AS newest)`;
