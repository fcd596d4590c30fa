import 'reflect-metadata';
import { databaseUrlFrom, requiredFrom } from '@bestellwerk/server-kit/environment';
import { exitWith } from '@bestellwerk/server-kit/process-lifecycle';
import { AccountService } from '../../access/account.service.js';
import { AccountEntity } from '../../access/account.entity.js';
import { dataSourceOptions } from '../../platform/database/data-source.js';
import { preparedDataSource } from '../../platform/database/prepare-database.js';
import { serverKey } from '../../platform/database/server-key.js';
import { ownSettingsFrom } from '../../platform/settings.js';
import { ensureAdministrator } from './administrator.js';

const PROGRESS_EVERY = 10;

try {
  await setUp();
} catch (error) {
  await exitWith(error);
}
if (process.connected) process.disconnect();

async function setUp(): Promise<void> {
  // Checks the settings that only the backend reads before it waits for or creates anything.
  ownSettingsFrom(process.env);
  const url = databaseUrlFrom(requiredFrom(process.env, 'DATABASE_URL'));
  let waits = 0;
  const dataSource = await preparedDataSource(
    dataSourceOptions(url, () => undefined, [AccountEntity]),
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
  process.send?.(result);
}
