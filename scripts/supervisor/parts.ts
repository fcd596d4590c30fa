import { join } from 'node:path';
import type { Addresses, Part } from '@bestellwerk/embedded/supervise';
import type { Settings } from './settings.js';

/** Compiled, or straight from the sources with a restart when one of them changes. */
export type Mode = 'built' | 'source';

export interface Servers {
  readonly databaseUrl: string;
  readonly eventstoreUrl: string;
}

/** Where the program of a package is, relative to the repository's root. */
export function program(mode: Mode, folder: string, path: string): string {
  return mode === 'built' ? join(folder, 'dist', `${path}.js`) : join(folder, 'src', `${path}.ts`);
}

const watched = (mode: Mode): string[] => (mode === 'source' ? ['--watch', '--watch-preserve-output'] : []);

/** The port a part had before, so that it comes back where others look for it. */
function formerPort(addresses: Addresses, name: string): string | undefined {
  return addresses[name] ? new URL(addresses[name]).port : undefined;
}

export function serverEnvironment({ databaseUrl, eventstoreUrl }: Servers): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    EVENTSTORE_URL: eventstoreUrl,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  };
}

export function projectionsPart(mode: Mode, servers: Servers): Part {
  return {
    name: 'projections',
    args: [...watched(mode), program(mode, 'projections', 'main')],
    env: (addresses) => ({
      ...serverEnvironment(servers),
      PROJECTIONS_PORT: formerPort(addresses, 'projections') ?? process.env.PROJECTIONS_PORT ?? '0',
    }),
  };
}

export function backendPart(mode: Mode, servers: Servers, { port }: Settings): Part {
  return {
    name: 'backend',
    args: [...watched(mode), program(mode, 'backend', 'main')],
    env: (addresses) => ({
      ...serverEnvironment(servers),
      PORT: formerPort(addresses, 'backend') ?? port,
    }),
  };
}

/** A front end with hot reload. */
export function frontEndPart(folder: string, backendUrl: string): Part {
  return {
    name: folder,
    args: [join('scripts', 'supervisor', 'vite-server.ts'), folder],
    env: () => ({ BACKEND_URL: backendUrl }),
  };
}
