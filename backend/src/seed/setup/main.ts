import 'reflect-metadata';
import { databaseUrlFrom } from '@bestellwerk/event-log/server-addresses';
import { WrongSettings, endBecauseOf } from '@bestellwerk/event-log/wrong-settings';
import { AccountService } from '../../access/account.service.js';
import { AccountEntity } from '../../access/account.entity.js';
import { dataSourceOptions } from '../../platform/database/data-source.js';
import { preparedDataSource } from '../../platform/database/prepare-database.js';
import { serverKey } from '../../platform/database/server-key.js';
import { announce } from '../../platform/process-lifecycle.js';
import { ownSettingsFrom } from '../../platform/settings.js';
import { ensureAdministrator } from './administrator.js';

const PROGRESS_EVERY = 10;

try {
  await setUp();
} catch (error) {
  await endBecauseOf(error);
}
if (process.connected) process.disconnect();

async function setUp(): Promise<void> {
  // Checks the settings that only the backend reads before it waits for or creates anything.
  ownSettingsFrom(process.env);
  if (!process.env.DATABASE_URL) throw new WrongSettings('The environment variable DATABASE_URL is missing.');
  const url = databaseUrlFrom(process.env.DATABASE_URL);
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
  announce(result);
}
