import { eventStorePart, postgresPart } from '@bestellwerk/embedded/parts';
import { exitCodeFor, WRONG_SETTINGS_CODE } from '@bestellwerk/server-kit/wrong-settings';
import { freePort } from '@bestellwerk/server-kit/ports';
import { ProcessGroup } from './process-group.js';
import { runOnce } from './run-once.js';
import {
  backendPart,
  frontEndPart,
  maintenancePart,
  type Mode,
  projectionsPart,
  serverEnvironment,
  type Servers,
} from './parts.js';
import { type Administrator, setUp } from './set-up.js';
import { startPaymentSandbox } from './payment-sandbox.js';
import { postgresFolder, type Settings, withDatabase } from './settings.js';
import { writeRunFile } from './running-file.js';
import { serveStates } from './status-server.js';
import { untilDone, untilNothingIsWrong, type Waiting } from './until-done.js';
import { untilReady } from './until-ready.js';
import { withMaintenanceServer } from './with-maintenance-server.js';

export interface Addresses {
  readonly shop: string;
  readonly backOffice: string;
}

export interface Started extends Addresses {
  /** Only when this start created the first account. */
  readonly administrator: Administrator | null;
  /** The address of the payment sandbox, if there is one. */
  readonly paymentSandbox: string | null;
}

interface ProductStart {
  readonly processes: ProcessGroup;
  readonly mode: Mode;
  readonly settings: Settings;
  readonly signal: AbortSignal;
  /** Called with each line for people. */
  readonly print: (line: string) => void;
  /** Called as soon as there is the first one: a start that fails later must not lose the password. */
  readonly onAdministrator: (administrator: Administrator) => void;
}

/** Starts everything in its order and resolves when the product is ready; the process group keeps it alive. */
export async function startProduct(start: ProductStart): Promise<Started> {
  const { processes, mode, settings, signal, print } = start;
  const supervisorUrl = await serveStates(() => processes.states);
  const prepared = await withMaintenanceServer(prepareServers(start), {
    open: () => processes.start(maintenancePart(settings, supervisorUrl)),
    close: () => processes.end('maintenance'),
  });
  const { eventstore, administrator } = prepared;
  const sandbox = await startPaymentSandbox(processes, settings);
  const servers: Servers = { ...prepared.servers, ...(sandbox ? { payments: sandbox.environment } : {}) };
  /** After the demo data: while past days are written, each of their deadlines looks long overdue. */
  const startProjections = async (): Promise<void> => {
    await eventstore;
    if (settings.demo) await addDemoData(servers, signal, print);
    await processes.start(projectionsPart(mode, servers));
  };
  const [backend] = await Promise.all([
    processes.start(backendPart(mode, servers, settings, supervisorUrl)),
    startProjections(),
    eventstore,
  ]);
  await untilReady(new URL('/health/ready', backend).href, signal, print);
  return { administrator, paymentSandbox: sandbox?.url ?? null, ...(await pages(processes, mode, backend)) };
}

/** All that the backend needs. The event store may still be starting: the backend answers meanwhile. */
async function prepareServers(start: ProductStart) {
  const { processes, settings, signal, print } = start;
  const waiting = { signal, print };
  const postgres = await embeddedPostgres(processes, settings);
  const databaseUrl = settings.databaseUrl ?? postgres!;
  const { eventstoreUrl, logDatabaseUrl, eventstore } = await startEventStore(start, postgres);
  const prepareDatabase = async (): Promise<Administrator | null> => {
    if (settings.databaseUrl) await untilDatabaseAnswers(settings.databaseUrl, waiting);
    return setUp(settings, databaseUrl, waiting);
  };
  // A wrong setting of the event store ends the waiting for the database too.
  const administrator = await Promise.race([prepareDatabase(), failureOf(eventstore)]);
  if (administrator) start.onAdministrator(administrator);
  const servers = { databaseUrl, eventstoreUrl };
  const write = async (): Promise<void> => writeRunFile(settings.dataDir, servers, logDatabaseUrl);
  void untilDone(write, { signal, print }).catch(() => undefined);
  return { servers, eventstore, administrator };
}

/** Rejects as the work does, and never resolves. */
const failureOf = (work: Promise<unknown>): Promise<never> =>
  new Promise((_, reject) => void work.catch(reject));

function embeddedPostgres(processes: ProcessGroup, settings: Settings): Promise<string> | undefined {
  if (settings.databaseUrl && settings.eventstoreUrl) return undefined;
  return processes.start(postgresPart({ directory: postgresFolder(settings), port: settings.postgresPort }));
}

/** Its address is known before it is ready, so that the others need not wait for it. */
async function startEventStore(
  { processes, settings, signal, print }: ProductStart,
  postgres: string | undefined,
) {
  const { eventstoreUrl } = settings;
  if (eventstoreUrl) return { eventstoreUrl, eventstore: untilLogAnswers(eventstoreUrl, { signal, print }) };
  const port = settings.eventstorePort || (await freePort());
  const logDatabaseUrl = withDatabase(postgres!, 'eventlog');
  const eventstore = processes.start(eventStorePart({ port, pgUrl: logDatabaseUrl }));
  return { eventstoreUrl: `esdb://127.0.0.1:${port}?tls=false`, logDatabaseUrl, eventstore };
}

/** A shop without its demo data is better than none. */
async function addDemoData(
  servers: Servers,
  signal: AbortSignal,
  print: (line: string) => void,
): Promise<void> {
  const args = ['backend/dist/seed/demo/main.js'];
  try {
    await runOnce({ name: 'demo data', args, env: serverEnvironment(servers), visible: true }, signal);
  } catch (error) {
    if (signal.aborted || exitCodeFor(error) === WRONG_SETTINGS_CODE) throw error;
    print(`${(error as Error).message}. Not all of the demo data is there. Everything else goes on.`);
  }
}

async function pages(processes: ProcessGroup, mode: Mode, backend: string): Promise<Addresses> {
  if (mode === 'production') {
    return { shop: new URL('/', backend).href, backOffice: new URL('/backend', backend).href };
  }
  const [shop, backOffice] = await Promise.all(
    ['frontend-store', 'frontend-admin', 'frontend-devices'].map((folder) =>
      processes.start(frontEndPart(folder, backend)),
    ),
  );
  return { shop: shop!, backOffice: new URL('/backend/', backOffice).href };
}

/** Resolves when the operator's PostgreSQL can be used; prints what is wrong with it until then. */
async function untilDatabaseAnswers(url: string, waiting: Waiting): Promise<void> {
  const { tryDatabase } = await import('@bestellwerk/embedded/postgres/try-database');
  await untilNothingIsWrong(() => tryDatabase(url), waiting);
}

/** The same for the operator's EventStoreDB. */
async function untilLogAnswers(url: string, waiting: Waiting): Promise<void> {
  const { tryLog } = await import('@bestellwerk/event-log/try-log');
  await untilNothingIsWrong(async () => (await tryLog(url))?.english ?? null, waiting);
}
