import { type RecordedEvent, TOMBSTONE } from './event.js';

/**
 * Payloads are stored uncompressed so that their bytes cost no time; PostgreSQL keeps large ones out of line. A start on
 * a table that is right already locks nothing: a backup may be reading it.
 */
export const SCHEMA = `
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
do $$ begin
  if (select attstorage from pg_attribute where attrelid = 'recorded_event'::regclass and attname = 'data') <> 'e' then
    alter table recorded_event alter column data set storage external;
  end if;
end $$;
`;

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
