import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { from } from 'pg-copy-streams';
import type pg from 'pg';
import type { QueryRunner } from 'typeorm';

/** Stores what has been brought into the form that goes over the wire: only PostgreSQL has work left. */
export type Writing = (runner: QueryRunner) => Promise<void>;

const SPECIAL = /[\\\t\n\r]/;
const EVERY_SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const PIECE_CHARACTERS = 256 * 1024;

/**
 * Many rows at once by COPY: the fastest way into a table, which takes rows as they are and knows no conflict.
 * `target` is a table with its columns, as SQL; every row has their values in this order.
 */
export function copying(target: string, rows: readonly (readonly unknown[])[]): Writing {
  const bytes = [...pieces(rows)];
  return async (runner) => {
    const client = (await runner.connect()) as pg.PoolClient;
    await pipeline(Readable.from(bytes), client.query(from(`COPY ${target} FROM STDIN`)));
  };
}

function* pieces(rows: readonly (readonly unknown[])[]): Generator<Buffer> {
  let piece = '';
  for (const row of rows) {
    piece += `${row.map(field).join('\t')}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece) yield Buffer.from(piece);
}

function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(storableText(value));
  return typeof value === 'object' ? escapedJson(storableJson(value)) : String(value);
}

const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(EVERY_SPECIAL, (character) => ESCAPES[character]!) : text;

/** JSON has no other special character than the backslash. */
const escapedJson = (json: string): string => (json.includes('\\') ? json.replaceAll('\\', '\\\\') : json);

const UNSTORABLE = /\\u(0000|d[89a-f])/i;
/** Also matches whole surrogate pairs, but without looking at what follows. */
const SUSPICIOUS = /[\u0000\ud800-\udfff]/;
const UNSTORABLE_CHARACTERS = /\u0000|\p{Surrogate}/gu;

/**
 * JSON that PostgreSQL takes. It refuses the character NUL and half surrogate pairs, which JSON allows:
 * they become the replacement character, so that no text of a customer can stop a projection.
 */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes('\\u') || !UNSTORABLE.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  );
}

/** Text that PostgreSQL takes. */
export const storableText = (text: string): string =>
  SUSPICIOUS.test(text) ? text.replace(UNSTORABLE_CHARACTERS, '\ufffd') : text;
