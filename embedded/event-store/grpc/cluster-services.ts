import { event_store } from '@bestellwerk/event-store-protocol/messages';
import { halvesOfUuid } from '@bestellwerk/event-store-protocol/uuid';
import Long from 'long';

const { gossip, server_features } = event_store.client;

const SERVER_VERSION = '24.10.0';
const TICKS_IN_A_MILLISECOND = 10_000;

/** What the server can do. The client uses BatchAppend only when it is named here. */
export function describeServer(): Buffer {
  const methods = [
    method('read', 'position', 'events'),
    method('append'),
    method('delete'),
    method('tombstone'),
    method('batchappend', 'deadline_duration'),
  ];
  return server_features.SupportedMethods.encode({
    methods,
    eventStoreServerVersion: SERVER_VERSION,
  }).finish() as Buffer;
}

const method = (methodName: string, ...features: string[]) => ({
  ...{ methodName, serviceName: 'event_store.client.streams.streams', features },
});

/** A cluster of one: this server, its leader. */
export function describeCluster(instanceId: string, { host, port }: { host: string; port: number }): Buffer {
  const leader = {
    instanceId: { structured: halvesOfUuid(instanceId) },
    timeStamp: Long.fromNumber(Date.now()).mul(TICKS_IN_A_MILLISECOND),
    state: gossip.MemberInfo.VNodeState.Leader,
    isAlive: true,
    httpEndPoint: { address: host, port },
  };
  return gossip.ClusterInfo.encode({ members: [leader] }).finish() as Buffer;
}
