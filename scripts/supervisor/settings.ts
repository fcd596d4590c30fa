import { join, resolve } from 'node:path';

/** What the environment says about a start of the whole product. */
export interface Settings {
  readonly dataDir: string;
  readonly port: string;
  /** A PostgreSQL of the operator's; otherwise the embedded one. */
  readonly databaseUrl: string | undefined;
  /** An EventStoreDB of the operator's; otherwise the embedded one. */
  readonly eventstoreUrl: string | undefined;
  readonly demo: boolean;
  /** Ports of the embedded servers; 0 takes free ones. */
  readonly postgresPort: number;
  readonly eventstorePort: number;
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    dataDir: resolve(env.DATA_DIR || 'data'),
    port: env.PORT || '3000',
    databaseUrl: env.DATABASE_URL || undefined,
    eventstoreUrl: env.EVENTSTORE_URL || undefined,
    demo: env.DEMO !== '0',
    postgresPort: Number(env.PG_PORT || 0),
    eventstorePort: Number(env.ESDB_PORT || 0),
  };
}

export const postgresFolder = ({ dataDir }: Settings): string => join(dataDir, 'postgres');

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
