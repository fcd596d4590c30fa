import type { Addresses, Part } from '@bestellwerk/embedded/supervise';
import type { Settings } from './settings.js';

/** For development, servers restart when their compiled files change and front ends reload while one types. */
export type Mode = 'production' | 'development';

export interface Servers {
  readonly databaseUrl: string;
  readonly eventstoreUrl: string;
  /** Addresses and keys of the payment sandbox, if there is one. */
  readonly payments?: Readonly<Record<string, string>>;
}

/** Size of the young generation: most objects die with their request or batch, so this saves a quarter of GC. */
const NODE_HEAP_FLAGS = ['--max-semi-space-size=32'];

const watching = (mode: Mode): string[] =>
  mode === 'development' ? ['--watch', '--watch-preserve-output'] : [];

/** The port a part had before, so that it comes back where others look for it. */
function formerPort(addresses: Addresses, name: string): string | undefined {
  return addresses[name] ? new URL(addresses[name]).port : undefined;
}

export const serverAddresses = ({ databaseUrl, eventstoreUrl }: Servers): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  EVENTSTORE_URL: eventstoreUrl,
});

export function serverEnvironment(servers: Servers): Record<string, string> {
  return {
    ...serverAddresses(servers),
    ...servers.payments,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    NODE_ENV: process.env.NODE_ENV || 'production',
  };
}

export function projectionsPart(mode: Mode, servers: Servers): Part {
  return {
    name: 'projections',
    hasHeartbeat: mode === 'production',
    args: [...watching(mode), ...NODE_HEAP_FLAGS, 'projections/dist/main.js'],
    env: (addresses) => ({
      ...serverEnvironment(servers),
      PROJECTIONS_PORT: formerPort(addresses, 'projections') ?? process.env.PROJECTIONS_PORT ?? '0',
    }),
  };
}

export function backendPart(
  mode: Mode,
  servers: Servers,
  { port, dataDir }: Settings,
  supervisorUrl: string,
): Part {
  return {
    name: 'backend',
    hasHeartbeat: mode === 'production',
    args: [...watching(mode), ...NODE_HEAP_FLAGS, 'backend/dist/main.js'],
    env: (addresses) => ({
      ...serverEnvironment(servers),
      PORT: formerPort(addresses, 'backend') ?? port,
      DATA_DIR: dataDir,
      SUPERVISOR_URL: supervisorUrl,
    }),
  };
}

/** Answers in the backend's place as long as the servers that it needs are not there. */
export function maintenancePart({ port, dataDir }: Settings, supervisorUrl: string): Part {
  return {
    name: 'maintenance',
    args: ['backend/dist/maintenance-main.js'],
    env: () => ({
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      NODE_ENV: process.env.NODE_ENV || 'production',
      PORT: port,
      DATA_DIR: dataDir,
      SUPERVISOR_URL: supervisorUrl,
    }),
  };
}

/** A front end with hot reload. */
export function frontEndPart(folder: string, backendUrl: string): Part {
  return {
    name: folder,
    args: ['ops/dist/supervisor/vite-server.js', folder],
    env: () => ({ BACKEND_URL: backendUrl }),
  };
}
