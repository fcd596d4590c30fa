import type { EventStoreDBClient } from '@eventstore/db-client';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import type { Credentials } from './log-address.js';

const NO_HOST = 'unused';

/** For calls whose messages are written and read here, on the connection that the client has. */
export async function rawClient(client: EventStoreDBClient): Promise<Client> {
  const channelOverride = await client['getChannel']();
  return new Client(NO_HOST, credentials.createInsecure(), { channelOverride });
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
