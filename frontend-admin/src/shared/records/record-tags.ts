import type { RecordPlace } from './record-types.js';

/** Names a record in the cache. */
export const tagOf = ({ path, id }: RecordPlace): string => `${path}/${id ?? ''}`;

/** Cache tags to invalidate after one record was written. */
export const written = <Argument extends RecordPlace>(_result: unknown, _error: unknown, place: Argument) => [
  { type: 'Records' as const, id: place.path },
  { type: 'Record' as const, id: tagOf(place) },
  { type: 'RecordHistory' as const, id: tagOf(place) },
];
/** Cache tags to invalidate after records of a kind were written. */
export const manyWritten = (_result: unknown, _error: unknown, { path }: { path: string }) => [
  { type: 'Records' as const, id: path },
  'Record' as const,
  'RecordHistory' as const,
];
