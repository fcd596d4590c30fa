import { join } from 'node:path';
import { image } from '@bestellwerk/domain/records/definitions/image';
import { upload } from '@bestellwerk/domain/records/definitions/upload';
import { Codec } from '@bestellwerk/event-log/codec';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { PostgresKeyStore } from '@bestellwerk/event-log/key-store';
import { settingsFrom } from '../platform/settings.js';
import { removeUnused, unusedFiles } from './unused-files.js';

const { databaseUrl, eventStoreUrl: url, files } = settingsFrom(process.env);
if (files.bucket) throw new Error('The files lie in a bucket: only those in a folder can be looked through.');

const keys = await PostgresKeyStore.open(databaseUrl);
const log = new EventLog({ url, codec: new Codec([image.family, upload.family], keys) });
const now = new Date();
try {
  const unused = await unusedFiles(log, join(files.folder, 'files'), now);
  const megabytes = unused.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  console.log(`${unused.length} files (${megabytes.toFixed(1)} MB) are used by nothing.`);
  if (process.argv.includes('--delete')) {
    const deleted = await Promise.all(unused.map((file) => removeUnused(file, now)));
    console.log(`${deleted.filter(Boolean).length} were deleted.`);
  } else for (const { path } of unused) console.log(path);
} finally {
  await log.dispose();
  await keys.dispose();
}
