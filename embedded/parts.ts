import { type Addresses, type Part } from './supervise.js';
import { scriptBeside } from './process/lifecycle.js';

/** The embedded PostgreSQL. Its address is that of the database `bestellwerk`. */
export function postgresPart({ directory, port }: { directory: string; port: number }): Part {
  return {
    name: 'postgres',
    args: [scriptBeside(import.meta.url, './postgres/main')],
    env: (addresses) => ({ PG_DIR: directory, PG_PORT: portOf(addresses.postgres) ?? String(port) }),
    output: 'ignore',
  };
}

/** The embedded event store, on the database `eventlog` of the server that `postgres` is the address of. */
export function eventStorePart({ port, pgUrl }: { port: number; pgUrl?: string }): Part {
  return {
    name: 'eventstore',
    args: [scriptBeside(import.meta.url, './event-store/main')],
    env: (addresses) => ({
      PG_URL: pgUrl ?? eventLogDatabase(addresses),
      ESDB_PORT: portOf(addresses.eventstore) ?? String(port),
    }),
    output: 'ignore',
  };
}

function eventLogDatabase({ postgres }: Addresses): string {
  const url = new URL(postgres!);
  url.pathname = '/eventlog';
  return url.href;
}

/** A part that is started again asks for the port it had. */
function portOf(url: string | undefined): string | undefined {
  return url && new URL(url).port;
}
