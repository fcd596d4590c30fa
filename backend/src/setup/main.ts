import 'reflect-metadata';
import { AccountService } from '../access/account.service.js';
import { createDataSource } from '../database/data-source.js';
import { connectPatiently, migrate } from '../database/prepare-database.js';
import { serverKey } from '../database/server-key.js';
import { announce } from '../process-lifecycle.js';
import { ensureAdministrator } from './administrator.js';

const PROGRESS_EVERY = 10;

const url = process.env.DATABASE_URL;
if (!url) throw new Error('The environment variable DATABASE_URL is missing.');

let waits = 0;
const dataSource = createDataSource(url, () => undefined);
await connectPatiently(dataSource, ({ message }) => {
  if (waits++ % PROGRESS_EVERY === 0) console.error(`Waiting for the database (${message || 'no answer'}) …`);
});
await migrate(dataSource, url);
await serverKey(dataSource, process.env.SERVER_KEY || null);
const administrator = await ensureAdministrator(new AccountService(dataSource), process.env);
await dataSource.destroy();

const result = { ready: true, administrator };
console.log(JSON.stringify(result));
announce(result);
if (process.connected) process.disconnect();
