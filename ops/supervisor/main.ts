import { exitCodeFor } from '@bestellwerk/server-kit/wrong-settings';
import { AlreadyRunsError, claimDataFolder } from '@bestellwerk/embedded/process/claim-folder';
import { ProcessGroup } from './process-group.js';
import { removeRunFile } from './running-file.js';
import { untilPortIsFree } from './until-port-is-free.js';
import { type Started, startProduct } from './product.js';
import type { Administrator } from './set-up.js';
import { readSettings } from './settings.js';
import { untilDone, type Waiting } from './until-done.js';

/**
 * Starts the whole product and keeps it alive until SIGINT, SIGTERM or SIGHUP; with --development for work on it.
 * Environment: PORT, DATA_DIR, DATABASE_URL, EVENTSTORE_URL, DEMO, LOG_LEVEL and what the parts themselves read.
 */

const mode = process.argv.includes('--development') ? 'development' : 'production';
const started = performance.now();
const elapsed = (): string => `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`;
const print = (line: string): void => console.log(`${elapsed()}  ${line}`);

function printLogin({ email, password }: Administrator): void {
  print(`administrator: ${email} / ${password} (shown only at this first start)`);
}

function welcome({ shop, backOffice, administrator, paymentSandbox }: Started): string {
  const login = administrator ? [`  Administrator  ${administrator.email} / ${administrator.password}`] : [];
  return [
    '',
    '  Bestellwerk is ready',
    `  Shop           ${shop}`,
    `  Back office    ${backOffice}`,
    ...login,
    ...(paymentSandbox ? ['  Payments       test environment, no money is moved'] : []),
    '',
  ].join('\n');
}

for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

const processes = new ProcessGroup(print);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) return;
    print(`${signal}: stopping`);
    stopping.abort();
    void processes.stop();
  });
}

let forget = (): void => undefined;
try {
  const settings = readSettings(process.env);
  const { host, port, dataDir } = settings;
  const waiting = { signal: stopping.signal, print };
  await claim(dataDir, waiting);
  forget = () => removeRunFile(dataDir);
  await untilPortIsFree({ host, port: Number(port), variable: 'PORT' }, waiting);
  const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  console.log(
    welcome(
      await startProduct({
        processes,
        mode,
        settings,
        signal: stopping.signal,
        print,
        onAdministrator: printLogin,
      }),
    ),
  );
  await stopped;
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(`\nBestellwerk stops: ${error instanceof Error ? error.message : error}`);
    process.exitCode = exitCodeFor(error);
    stopping.abort();
  }
}
await processes.stop();
forget();
process.exit();

/**
 * Claims the data folder for this start, waiting out temporary failures, such as a full folder for temporary files. Rejects
 * when another start has it.
 */
export async function claim(dataDir: string, waiting: Waiting): Promise<void> {
  const other = await untilDone(async () => {
    try {
      await claimDataFolder(dataDir);
    } catch (error) {
      if (error instanceof AlreadyRunsError) return error;
      throw error;
    }
  }, waiting);
  if (other) throw other;
}
