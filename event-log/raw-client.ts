import type { EventStoreDBClient } from '@eventstore/db-client';
import { Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { withTimeout } from '@bestellwerk/server-kit/timeout';
import { LogUnavailable } from './errors.js';
import type { Credentials } from './log-address.js';
import { saysWhoLeads } from './log-failure.js';

const NO_HOST = 'unused';

/**
 * For calls whose messages are written and read here, on the connection that the client has. Throws LogUnavailable if
 * the client has not found a server in time: it looks for a long while.
 */
export async function rawClient(client: EventStoreDBClient, withinMs: number): Promise<Client> {
  const channel = client['getChannel']();
  channel.catch(() => undefined);
  const tooLate = (): Error => new LogUnavailable('no server found in time');
  const channelOverride = await withTimeout(channel, withinMs, tooLate);
  return new Client(NO_HOST, credentials.createInsecure(), { channelOverride });
}

/** Lets the client turn to the node that leads, if the error of a call names it. */
export function noteLeader(client: EventStoreDBClient, raw: Client, error: ServiceError): void {
  if (saysWhoLeads(error)) void client['handleError'](raw, error);
}

/** Only the node that leads answers: another one may not know yet what has been written. */
export function callMetadata(login: Credentials | undefined): Metadata {
  const metadata = new Metadata();
  metadata.set('requires-leader', 'true');
  if (login) metadata.set('authorization', basic(login));
  return metadata;
}

const basic = ({ username, password }: Credentials): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
