import { TOMBSTONE } from './event.js';

export const METADATA_TYPE = '$metadata';
export const STREAM_DELETED_TYPE = '$streamDeleted';
/** What a soft delete writes: everything before int64's greatest revision is hidden. */
export const SOFT_DELETE_JSON = '{"$tb":9223372036854775807}';

/** The metadata of `stream`, from `$$stream`. */
export interface StreamMetadata {
  /** Of the event in `$$stream` with this metadata; -1: there is none. */
  readonly revision: number;
  readonly json: string;
  readonly truncateBefore?: number;
  readonly maxCount?: number;
  readonly maxAgeSeconds?: number;
}

export const NO_METADATA: StreamMetadata = { revision: -1, json: '{}' };

/** Never throws: metadata that is no JSON object limits nothing. */
export function parseStreamMetadata(json: string, revision: number): StreamMetadata {
  const fields = objectOf(json);
  return {
    revision,
    json: JSON.stringify(fields) === '{}' ? '{}' : json,
    truncateBefore: numberOf(fields.$tb),
    maxCount: numberOf(fields.$maxCount),
    maxAgeSeconds: numberOf(fields.$maxAge),
  };
}

export function isSoftDeleted(metadata: StreamMetadata): boolean {
  return metadata.truncateBefore !== undefined && metadata.truncateBefore >= TOMBSTONE;
}

/** The metadata of a soft-deleted stream that is written to again: what was there before stays hidden. */
export function revivedMetadata(metadata: StreamMetadata, firstRevision: number): string {
  return JSON.stringify({ ...objectOf(metadata.json), $tb: firstRevision });
}

export const isMetastream = (stream: string): boolean => stream.startsWith('$$');
export const metastreamOf = (stream: string): string => `$$${stream}`;
export const originalOf = (metastream: string): string => metastream.slice(2);

function objectOf(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 ? value : undefined;
}
