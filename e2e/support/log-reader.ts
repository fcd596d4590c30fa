import { EventStoreDBClient, START } from '@eventstore/db-client';

export interface LoggedEvent {
  stream: string;
  type: string;
  data: Record<string, unknown>;
}

/** Everything that is in the log, as it is stored. */
export async function readLog(url: string): Promise<LoggedEvent[]> {
  const client = EventStoreDBClient.connectionString(url);
  try {
    const events: LoggedEvent[] = [];
    for await (const { event } of client.readAll({ fromPosition: START })) {
      if (event && !event.type.startsWith('$')) {
        events.push({
          stream: event.streamId,
          type: event.type,
          data: event.data as Record<string, unknown>,
        });
      }
    }
    return events;
  } finally {
    await client.dispose();
  }
}
