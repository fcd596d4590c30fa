import 'reflect-metadata';
import { readProjectionStatus } from '../../health/projection-status.js';
import { projections } from '../../projections.js';
import { openServices } from '../../app/services.js';
import { settingsFrom } from '../../app/settings.js';
import { fingerprints } from '../verify/fingerprint.js';

const { databaseUrl, eventStoreUrl } = settingsFrom(process.env);
const services = await openServices(databaseUrl, eventStoreUrl);
try {
  const standings = await readProjectionStatus(services);
  const tables = await fingerprints(services.dataSource, projections);
  console.log(JSON.stringify({ standings, tables }, null, 2));
} finally {
  await services.close();
}
