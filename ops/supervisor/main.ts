/**
 * Starts the whole product and keeps it alive until SIGINT, SIGTERM or SIGHUP; with --development for work on it.
 * Environment: PORT, DATA_DIR, DATABASE_URL, EVENTSTORE_URL, DEMO, LOG_LEVEL and what the parts themselves read.
 */
import { exitCodeFor } from '@bestellwerk/server-kit/wrong-settings';
import { claim } from './claim.js';
import { ProcessGroup } from './process-group.js';
import { removeRunFile } from './running-file.js';
import { untilPortIsFree } from './until-port-is-free.js';
import { type Started, startProduct } from './product.js';
import type { Administrator } from './set-up.js';
import { readSettings } from './settings.js';

const mode = process.argv.includes('--development') ? 'development' : 'production';
const started = performance.now();
const elapsed = (): string => `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`;
const say = (line: string): void => console.log(`${elapsed()}  ${line}`);

function tellLogin({ email, password }: Administrator): void {
  say(`administrator: ${email} / ${password} (shown only at this first start)`);
}

function welcome({ shop, backOffice, administrator }: Started): string {
  const login = administrator ? [`  Administrator  ${administrator.email} / ${administrator.password}`] : [];
  return [
    '',
    '  Bestellwerk is ready',
    `  Shop           ${shop}`,
    `  Back office    ${backOffice}`,
    ...login,
    '',
  ].join('\n');
}

for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

const ensemble = new ProcessGroup(say);
const asked = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (asked.signal.aborted) return;
    say(`${signal}: stopping`);
    asked.abort();
    void ensemble.stop();
  });
}

let forget = (): void => undefined;
try {
  const settings = readSettings(process.env);
  const { host, port, dataDir } = settings;
  const waiting = { signal: asked.signal, say };
  await claim(dataDir, waiting);
  forget = () => removeRunFile(dataDir);
  await untilPortIsFree({ host, port: Number(port), variable: 'PORT' }, waiting);
  const stopped = new Promise((resolve) => asked.signal.addEventListener('abort', resolve));
  console.log(
    welcome(
      await startProduct({ ensemble, mode, settings, signal: asked.signal, say, onAdministrator: tellLogin }),
    ),
  );
  await stopped;
} catch (error) {
  if (!asked.signal.aborted) {
    console.error(`\nBestellwerk stops: ${error instanceof Error ? error.message : error}`);
    process.exitCode = exitCodeFor(error);
    asked.abort();
  }
}
await ensemble.stop();
forget();
process.exit();
