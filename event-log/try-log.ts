import { event_store } from '@bestellwerk/event-store-protocol/messages';
import { methods } from '@bestellwerk/event-store-protocol/methods';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { callMetadata, Connection, rawClient } from './connection.js';
import { describeLogFailure, type LogFailure, OLDEST_VERSION, tooOld } from './describe-log-failure.js';
import { newestPosition } from './reads.js';
import type { Credentials } from './log-address.js';

const { SupportedMethods } = event_store.client.server_features;

const WITHIN_MS = 3_000;

/**
 * Asks the event store once for what everything else needs: its version, and the newest event of all. Null if it
 * answers; otherwise what is wrong. Throws if the address is none.
 */
export async function tryLog(url: string, withinMs = WITHIN_MS): Promise<LogFailure | null> {
  const connection = new Connection(url);
  const { credentials } = connection;
  try {
    return await connection.call({ withinMs, repeatable: false }, async (client, attemptMs) => {
      await newestPosition(client, credentials, attemptMs);
      const version = await serverVersion(client, credentials, attemptMs);
      return isNewEnough(version) ? null : tooOld(version, url);
    });
  } catch (error) {
    return describeLogFailure(error, url);
  } finally {
    await connection.dispose();
  }
}

/** The version that the server reports, such as '24.2.0'; an empty text if it does not support the call. */
export async function serverVersion(
  client: EventStoreDBClient,
  login: Credentials | undefined,
  withinMs: number,
): Promise<string> {
  const raw = await rawClient(client, withinMs);
  return new Promise((resolve, reject) => {
    raw.makeUnaryRequest(
      methods.supportedMethods,
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

/** Whether a server of this version can be used. One that does not report its version is older than any that can. */
export function isNewEnough(version: string): boolean {
  const [oldest, given] = [OLDEST_VERSION, version].map((text) => text.split('.', 2).map(Number)) as [
    number[],
    number[],
  ];
  const [major = NaN, minor = 0] = given;
  return major > oldest[0]! || (major === oldest[0] && minor >= oldest[1]!);
}

export const readVersion = (bytes: Buffer): string => SupportedMethods.decode(bytes).eventStoreServerVersion;
