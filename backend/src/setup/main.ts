import 'reflect-metadata';
import { AccountService } from '../access/account.service.js';
import { AccountEntity } from '../access/account.entity.js';
import { dataSourceOptions } from '../database/data-source.js';
import { preparedDataSource } from '../database/prepare-database.js';
import { serverKey } from '../database/server-key.js';
import { announce } from '../process-lifecycle.js';
import { ensureAdministrator } from './administrator.js';

const PROGRESS_EVERY = 10;

const url = process.env.DATABASE_URL;
if (!url) throw new Error('The environment variable DATABASE_URL is missing.');

let waits = 0;
const dataSource = await preparedDataSource(
  dataSourceOptions(url, () => undefined),
  ({ message }) => {
    if (waits++ % PROGRESS_EVERY === 0)
      console.error(`Waiting for the database (${message || 'no answer'}) …`);
  },
);
await serverKey(dataSource, process.env.SERVER_KEY || null);
const administrator = await ensureAdministrator(
  new AccountService(dataSource.getRepository(AccountEntity)),
  process.env,
);
await dataSource.destroy();

const result = { ready: true, administrator };
console.log(JSON.stringify(result));
announce(result);
if (process.connected) process.disconnect();
