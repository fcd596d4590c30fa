import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Starts one PostgreSQL for the whole run. It leaves when this process does, however that happens. */
export default async function startPostgresOnce() {
  if (process.env.DATABASE_URL || process.env.TEST_POSTGRES_URL) return;
  const directory = await mkdtemp(join(tmpdir(), 'bestellwerk-jest-'));
  await chmod(directory, 0o755);
  const child = fork(fileURLToPath(new URL('../postgres/main.ts', import.meta.url)), {
    execArgv: ['--conditions=source', '--import', '@swc-node/register/esm-register'],
    env: { ...process.env, PG_DIR: join(directory, 'postgres'), PG_PORT: '0', PG_DURABLE: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`PostgreSQL ended with ${code}.`)),
  );
  ended.catch(() => undefined);
  const ready = new Promise((resolve) => {
    child.on('message', (message) => message.ready && resolve(message));
  });
  const { url } = await Promise.race([ready, ended]);
  process.env.TEST_POSTGRES_URL = url;
  globalThis.testPostgres = { child, directory };
}
