import type pg from 'pg';
import { type RecordedEvent, TOMBSTONE } from './event.js';

/** Payloads are stored uncompressed so that their bytes cost no time; PostgreSQL keeps large ones out of line. */
const SCHEMA = `
begin read write;
create table if not exists recorded_event (
  position bigint primary key,
  stream   text collate "C" not null,
  revision bigint not null,
  id       uuid not null,
  type     text collate "C" not null,
  is_json  boolean not null,
  created  bigint not null,
  data     bytea not null,
  metadata bytea not null,
  unique (stream, revision)
);
alter table recorded_event alter column data set storage external;
commit;
`;

const IS_RIGHT = `
select exists (select from pg_attribute where attrelid = to_regclass('recorded_event') and attname = 'data'
               and attstorage = 'e') as "isRight"`;

/**
 * A start on a table that is right already writes and locks nothing: a backup may be reading it, and PostgreSQL may be
 * protected from writing because the disk is full. Then events can still be read.
 */
export async function ensureTable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isRight: boolean }>(IS_RIGHT);
  if (!rows[0]?.isRight) await client.query(SCHEMA);
}

export const COLUMNS = 'position, stream, revision, id, type, is_json, created, data, metadata';

const INT64_MAX = '9223372036854775807';

export function revisionFromSql(value: string): number {
  return value === INT64_MAX ? TOMBSTONE : Number(value);
}

export function revisionToSql(revision: number): string {
  return revision >= TOMBSTONE ? INT64_MAX : String(revision);
}

export type EventRow = [string, string, string, string, string, boolean, string, Buffer, Buffer];

/** Reads a row of COLUMNS in array form. */
export function eventFromRow(row: EventRow): RecordedEvent {
  const [position, stream, revision, id, type, isJson, created, data, metadata] = row;
  return {
    position: Number(position),
    stream,
    revision: revisionFromSql(revision),
    id,
    type,
    isJson,
    created,
    data,
    metadata,
  };
}
