import { join } from 'node:path';
import { eventStorePart, postgresPart } from '@bestellwerk/embedded/parts';
import { Ensemble } from './ensemble.js';
import { runErrand } from './errand.js';
import {
  type Mode,
  type Servers,
  backendPart,
  frontEndPart,
  projectionsPart,
  serverEnvironment,
} from './parts.js';
import { type Settings, withDatabase } from './settings.js';
import { tellWhereServersAre } from './running-file.js';
import { untilReady } from './until-ready.js';

export interface Administrator {
  readonly email: string;
  readonly password: string;
}

export interface Addresses {
  readonly shop: string;
  readonly backOffice: string;
}

export interface Started extends Addresses {
  /** Only when this start created the first account. */
  readonly administrator: Administrator | null;
}

/**
 * Starts everything in its order and resolves when the product answers; the ensemble keeps it alive. The first
 * administrator is told as soon as there is one: a start that fails later must not lose the password.
 */
export async function startProduct(
  ensemble: Ensemble,
  mode: Mode,
  settings: Settings,
  signal: AbortSignal,
  onAdministrator: (administrator: Administrator) => void,
): Promise<Started> {
  const postgres = await embeddedPostgres(ensemble, settings);
  const databaseUrl = settings.databaseUrl ?? postgres!;
  const [eventstoreUrl, administrator] = await Promise.all([
    settings.eventstoreUrl ??
      ensemble.start(
        eventStorePart({ port: settings.eventstorePort, pgUrl: withDatabase(postgres!, 'eventlog') }),
      ),
    setUp(databaseUrl, signal),
  ]);
  if (administrator) onAdministrator(administrator);
  const servers = { databaseUrl, eventstoreUrl };
  tellWhereServersAre(settings.dataDir, servers);
  const [, backend] = await Promise.all([
    ensemble.start(projectionsPart(mode, servers)),
    ensemble.start(backendPart(mode, servers, settings)),
  ]);
  await untilReady(new URL('/health/ready', backend).href, signal);
  if (settings.demo) await addDemoData(servers, signal);
  return { administrator, ...(await pages(ensemble, mode, backend)) };
}

function embeddedPostgres(ensemble: Ensemble, settings: Settings): Promise<string> | undefined {
  if (settings.databaseUrl && settings.eventstoreUrl) return undefined;
  const directory = join(settings.dataDir, 'postgres');
  return ensemble.start(postgresPart({ directory, port: settings.postgresPort }));
}

async function setUp(databaseUrl: string, signal: AbortSignal): Promise<Administrator | null> {
  const args = ['backend/dist/setup/main.js'];
  const errand = { name: 'setup', args, env: { DATABASE_URL: databaseUrl }, visible: false };
  const message = await runErrand<{ administrator: Administrator | null }>(errand, signal);
  return message?.administrator ?? null;
}

async function addDemoData(servers: Servers, signal: AbortSignal): Promise<void> {
  const args = ['backend/dist/demo/main.js'];
  await runErrand({ name: 'demo data', args, env: serverEnvironment(servers), visible: true }, signal);
}

async function pages(ensemble: Ensemble, mode: Mode, backend: string): Promise<Addresses> {
  if (mode === 'production') {
    return { shop: new URL('/', backend).href, backOffice: new URL('/backend', backend).href };
  }
  const [shop, backOffice] = await Promise.all(
    ['frontend-store', 'frontend-admin'].map((folder) => ensemble.start(frontEndPart(folder, backend))),
  );
  return { shop: shop!, backOffice: new URL('/backend/', backOffice).href };
}
