import { startTestEventStore } from '@bestellwerk/embedded/testing/servers';
import { Codec } from '../codec.js';
import { EventLog } from '../event-log.js';
import { MemoryKeyStore } from './memory-key-store.js';
import { parcelFamily } from './sample-aggregate.js';

export interface TestLog {
  readonly url: string;
  readonly keys: MemoryKeyStore;
  /** Of `log`. */
  readonly codec: Codec;
  readonly log: EventLog;
  /** One more node on the same log with the same keys, by default at the same address and with a codec of its own. */
  another(url?: string, codec?: Codec): EventLog;
  stop(): Promise<void>;
}

/** An event store with logs of parcels on it. */
export async function startTestLog(): Promise<TestLog> {
  const server = await startTestEventStore();
  const keys = new MemoryKeyStore();
  const logs: EventLog[] = [];
  const codec = new Codec([parcelFamily], keys);
  const another = (url = server.url, its = new Codec([parcelFamily], keys)): EventLog => {
    const log = new EventLog({ url, codec: its });
    logs.push(log);
    return log;
  };
  return {
    url: server.url,
    keys,
    codec,
    log: another(server.url, codec),
    another,
    stop: async () => {
      await Promise.all(logs.map((log) => log.dispose()));
      await server.stop();
    },
  };
}
