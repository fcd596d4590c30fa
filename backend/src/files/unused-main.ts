import { join } from 'node:path';
import { image } from '@bestellwerk/domain/records/definitions/image';
import { upload } from '@bestellwerk/domain/records/definitions/upload';
import { Codec } from '@bestellwerk/event-log/codec';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { PostgresKeyStore } from '@bestellwerk/event-log/key-store';
import { settingsFrom } from '../platform/settings.js';
import { removeUnused, type UnusedFile, unusedFiles, unusedVariants } from './unused-files.js';

const { databaseUrl, eventStoreUrl: url, files } = settingsFrom(process.env);
const now = new Date();

async function report(unused: readonly UnusedFile[], words: string): Promise<void> {
  const megabytes = unused.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  console.log(`${unused.length} ${words} (${megabytes.toFixed(1)} MB).`);
  if (process.argv.includes('--delete')) {
    const deleted = await Promise.all(unused.map((file) => removeUnused(file, now)));
    console.log(`${deleted.filter(Boolean).length} were deleted.`);
  } else for (const { path } of unused) console.log(path);
}

async function unusedContents(): Promise<UnusedFile[]> {
  const keys = await PostgresKeyStore.open(databaseUrl);
  const log = new EventLog({ url, codec: new Codec([image.family, upload.family], keys) });
  try {
    return await unusedFiles(log, join(files.folder, 'files'), now);
  } finally {
    await log.dispose();
    await keys.dispose();
  }
}

if (files.bucket) console.log('The files lie in a bucket: only those in a folder can be looked through.');
else await report(await unusedContents(), 'files are used by nothing');
await report(
  await unusedVariants(join(files.folder, 'variants'), now),
  'variants of images were not asked for in 30 days',
);
