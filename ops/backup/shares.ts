import type { TableDescription } from './describe-tables.js';
import type { Share } from './manifest.js';

/** Schemas of the product's database that do not follow from the log. */
export const APP_SCHEMAS: readonly string[] = ['app'];

/** Where the embedded event store keeps its log, in a database of its own. */
export const LOG_SCHEMAS: readonly string[] = ['public'];

export const LOG_TABLE = 'public.recorded_event';
export const SUBJECT_KEYS = 'app.subject_key';
export const BACKUP_NOTES = 'app.backup';
const KEY_TABLES: ReadonlySet<string> = new Set([SUBJECT_KEYS, 'app.secret']);

/** Which share a table of the product's database belongs to. */
export const shareOf = ({ schema, name }: TableDescription): Share =>
  KEY_TABLES.has(`${schema}.${name}`) ? 'keys' : 'app';
