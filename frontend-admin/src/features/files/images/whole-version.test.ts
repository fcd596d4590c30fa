import { expect, test } from '@jest/globals';
import { image } from '@bestellwerk/domain/records/definitions/image';
import type { RecordRevision } from '@bestellwerk/domain/contracts/record.schema';
import { wholeVersion } from './use-whole-image.js';

const { file } = image.example;
const other = { ...file, hash: '0'.repeat(64) };
const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
const revision = (number: number, fields: object): RecordRevision => ({
  revision: String(number),
  position: String(number),
  at: '2026-11-21T10:00:00.000Z',
  kind: number === 0 ? 'created' : 'changed',
  actor: { kind: 'user', id: 'u-1', name: null },
  origin: 'back office',
  ...{ period: null, backTo: null },
  changes: Object.entries(fields).map(([field, after]) => ({ field, before: null, after })),
});
const created = revision(0, { file, crop: null, version: 1 });
const cut = revision(1, { crop, version: 2 });
const uncut = revision(2, { crop: null, version: 3 });

test.each([
  ['is the only one', [created], 1],
  ['is the one before it was cut', [cut, created], 1],
  ['is the newest that is not cut', [uncut, cut, created], 3],
  ['is not one of another file', [revision(2, { file: other, version: 3 }), cut, created], null],
])('the version with the uncropped file %s', (_, history, version) => {
  const now = history.length === 3 && version === null ? other : file;
  expect(wholeVersion(history, now)).toBe(version);
});
