import type { EventStoreDBClient } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { OLDEST_VERSION } from './log-failure-texts.js';
import type { Credentials } from './log-address.js';
import { eachField, read } from './protobuf.js';
import { callMetadata, rawClient } from './raw-client.js';

const METHOD = '/event_store.client.server_features.ServerFeatures/GetSupportedMethods';

/** The version that the server reports, such as '24.2.0'; an empty text if it does not support the call. */
export async function serverVersion(
  client: EventStoreDBClient,
  login: Credentials | undefined,
  withinMs: number,
): Promise<string> {
  const raw = await rawClient(client, withinMs);
  return new Promise((resolve, reject) => {
    raw.makeUnaryRequest(
      METHOD,
      () => Buffer.alloc(0),
      readVersion,
      undefined,
      callMetadata(login),
      { deadline: Date.now() + withinMs },
      (error, version) => {
        if (!error) resolve(version ?? '');
        else if (error.code === status.UNIMPLEMENTED) resolve('');
        else reject(error);
      },
    );
  });
}

/** Whether a server of this version can be used. One that does not say its version is older than any that can. */
export function isNewEnough(version: string): boolean {
  const [oldest, given] = [OLDEST_VERSION, version].map((text) => text.split('.', 2).map(Number)) as [
    number[],
    number[],
  ];
  const [major = NaN, minor = 0] = given;
  return major > oldest[0]! || (major === oldest[0] && minor >= oldest[1]!);
}

/** event_store.client.server_features.SupportedMethods */
export function readVersion(bytes: Buffer): string {
  let version = '';
  eachField(read(bytes), (number, reader) => {
    if (number === 2) version = reader.string();
    return number === 2;
  });
  return version;
}
