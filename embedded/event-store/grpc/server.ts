import { methods } from '@bestellwerk/event-store-protocol/methods';
import { event_store } from '@bestellwerk/event-store-protocol/messages';
import { halvesOfUuid } from '@bestellwerk/event-store-protocol/uuid';
import Long from 'long';
import { decodeRead, type ReadRequest } from '../codec/requests.js';
import type { Log } from '../log/log.js';
import { type RunningServer, serveGrpc } from '../transport/grpc-server.js';
import type { ServerCall } from '../transport/server-call.js';
import { append, BatchAppendSession, remove } from './writes.js';
import { toCallError } from './errors.js';
import {
  readAll,
  ReadSink,
  readStream,
  subscribeToAll,
  subscribeToAllFiltered,
  subscribeToStream,
} from './reads.js';

const { gossip, server_features } = event_store.client;

const HOST = '127.0.0.1';
const SERVER_VERSION = '24.10.0';
const TICKS_IN_A_MILLISECOND = 10_000;

/** Serves the log to EventStoreDB's clients on 127.0.0.1. Port 0: any free one. */
export async function serve(log: Log, port: number): Promise<RunningServer> {
  const server: RunningServer = await serveGrpc(
    {
      [methods.read]: (call) => read(log, call),
      [methods.append]: (call) => append(log, call),
      [methods.batchAppend]: (call) => void new BatchAppendSession(log, call),
      [methods.delete]: (call) => remove(log, 'soft-delete', call),
      [methods.tombstone]: (call) => remove(log, 'tombstone', call),
      [methods.supportedMethods]: (call) => answer(call, describeServer),
      [methods.gossip]: (call) =>
        answer(call, () => describeCluster(log.instanceId, { host: HOST, port: server.port })),
    },
    { host: HOST, port },
  );
  return server;
}

/** Answers a request without fields. */
function answer(call: ServerCall, describe: () => Buffer): void {
  call.receive({ message: () => undefined, end: () => call.end(describe()) });
}

function read(log: Log, call: ServerCall): void {
  let request: Buffer | undefined;
  call.receive({
    message: (bytes) => (request ??= bytes),
    end: () => void answerRead(log, call, request ?? Buffer.alloc(0)),
  });
}

async function answerRead(log: Log, call: ServerCall, bytes: Buffer): Promise<void> {
  try {
    const request = decodeRead(bytes);
    await follow(log, request, new ReadSink(call, request.ids));
    call.end();
  } catch (error) {
    call.fail(toCallError(error));
  }
}

async function follow(log: Log, request: ReadRequest, sink: ReadSink): Promise<void> {
  const { stream, count, filter } = request;
  if (count !== undefined) {
    return stream === undefined ? readAll(log, request, sink) : readStream(log, stream, request, sink);
  }
  if (stream !== undefined) return subscribeToStream(log, stream, request, sink);
  return filter ? subscribeToAllFiltered(log, request, filter, sink) : subscribeToAll(log, request, sink);
}

/** What the server can do. The client uses BatchAppend only when it is named here. */
function describeServer(): Buffer {
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
function describeCluster(instanceId: string, { host, port }: { host: string; port: number }): Buffer {
  const leader = {
    instanceId: { structured: halvesOfUuid(instanceId) },
    timeStamp: Long.fromNumber(Date.now()).mul(TICKS_IN_A_MILLISECOND),
    state: gossip.MemberInfo.VNodeState.Leader,
    isAlive: true,
    httpEndPoint: { address: host, port },
  };
  return gossip.ClusterInfo.encode({ members: [leader] }).finish() as Buffer;
}
