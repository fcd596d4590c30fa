import type pg from 'pg';
import { type RecordedEvent, TOMBSTONE } from './event.js';
import { metastreamOf } from './heads.js';
import type { KnownEvent } from './recent-events.js';

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

const INSERT_ONE = {
  name: 'insert one',
  text: `insert into recorded_event (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

/** Columns come as arrays, and all payloads as one value that is cut up by offset: one statement, one round trip. */
const INSERT_MANY = {
  name: 'insert many',
  text: `
    insert into recorded_event (${COLUMNS})
    select position, stream, revision, id, type, is_json, created,
           substring($8::bytea from at for data_bytes), substring($8::bytea from at + data_bytes for metadata_bytes)
    from unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::boolean[], $7::bigint[],
                $9::int[], $10::int[], $11::int[])
      as event(position, stream, revision, id, type, is_json, created, at, data_bytes, metadata_bytes)`,
};

/** The order with its limit keeps PostgreSQL to the index, however small it thinks the table is. */
const unlessThereIs = (parameter: string): string => `
    where not exists (
      select from unnest(${parameter}::text[]) as assumed(stream)
      cross join lateral (select from recorded_event where stream = assumed.stream order by revision limit 1) as known)`;

const INSERT_ONE_NEW = {
  name: 'insert one new',
  text: `insert into recorded_event (${COLUMNS})
    select $1::bigint, $2::text, $3::bigint, $4::uuid, $5::text, $6::boolean, $7::bigint, $8::bytea, $9::bytea
    ${unlessThereIs('$10')}`,
};

const INSERT_MANY_NEW = { name: 'insert many new', text: `${INSERT_MANY.text}${unlessThereIs('$12')}` };

/**
 * Stores all rows or none. Answers false, with nothing stored, if one of the streams that are assumed to be new has
 * events or metadata already.
 */
export async function insertEvents(
  client: pg.Client,
  rows: readonly RecordedEvent[],
  assumedNew: readonly string[],
): Promise<boolean> {
  const values = rows.length === 1 ? singleValues(rows[0]!) : columns(rows);
  if (assumedNew.length === 0) {
    await client.query({ ...(rows.length === 1 ? INSERT_ONE : INSERT_MANY), values });
    return true;
  }
  const statement = rows.length === 1 ? INSERT_ONE_NEW : INSERT_MANY_NEW;
  const streams = assumedNew.flatMap((stream) => [stream, metastreamOf(stream)]);
  const { rowCount } = await client.query({ ...statement, values: [...values, streams] });
  return rowCount === rows.length;
}

function singleValues(row: RecordedEvent): unknown[] {
  const { position, stream, revision, id, type, isJson, created, data, metadata } = row;
  return [position, stream, revisionToSql(revision), id, type, isJson, created, data, metadata];
}

function columns(rows: readonly RecordedEvent[]): unknown[] {
  const payloads = rows.flatMap((row) => [row.data, row.metadata]);
  let next = 1;
  const starts = rows.map((row) => {
    const start = next;
    next += row.data.length + row.metadata.length;
    return start;
  });
  return [
    rows.map((row) => row.position),
    rows.map((row) => row.stream),
    rows.map((row) => revisionToSql(row.revision)),
    rows.map((row) => row.id),
    rows.map((row) => row.type),
    rows.map((row) => row.isJson),
    rows.map((row) => row.created),
    Buffer.concat(payloads),
    starts,
    rows.map((row) => row.data.length),
    rows.map((row) => row.metadata.length),
  ];
}

/** What the stream holds from a revision on, in order, without the payloads. */
export async function storedEvents(
  client: pg.Client,
  stream: string,
  from: number,
  count: number,
): Promise<(KnownEvent & { id: string })[]> {
  const { rows } = await client.query<[string, string, string]>({
    name: 'stored events',
    text: `select id, revision, position from recorded_event where stream = $1 and revision >= $2
           order by revision limit $3`,
    values: [stream, revisionToSql(from), count],
    rowMode: 'array',
  });
  return rows.map(([id, revision, position]) => ({
    id,
    stream,
    revision: revisionFromSql(revision),
    position: Number(position),
  }));
}
