import type pg from 'pg';
import type { RecordedEvent } from './event.js';
import { COLUMNS, revisionToSql } from './schema.js';

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

/** Stores all rows or none. */
export async function insertEvents(client: pg.Client, rows: readonly RecordedEvent[]): Promise<void> {
  const [first] = rows;
  if (rows.length === 1 && first) {
    const { position, stream, revision, id, type, isJson, created, data, metadata } = first;
    const values = [position, stream, revisionToSql(revision), id, type, isJson, created, data, metadata];
    await client.query({ ...INSERT_ONE, values });
    return;
  }
  await client.query({ ...INSERT_MANY, values: columns(rows) });
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
