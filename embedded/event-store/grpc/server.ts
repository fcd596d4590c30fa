import {
  type handleBidiStreamingCall,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Server,
  ServerCredentials,
} from '@grpc/grpc-js';
import type { ReadRequest } from '../codec/read-request.js';
import type { AppendRequest, BatchAppendRequest, WriteOptions } from '../codec/requests.js';
import type {
  AppendResponse,
  BatchAppendResponse,
  DeleteResponse,
  ReadResponse,
} from '../codec/responses.js';
import { streamsService } from '../codec/service-definitions.js';
import type { Log } from '../log/log.js';
import { BatchAppendSession } from './batch-append.js';
import { gossip, serverFeatures } from './cluster-services.js';
import { toCallError } from './errors.js';
import { type ReadCall, ReadSink } from './read-sink.js';
import { readAll, readStream } from './reads.js';
import { subscribeToAll, subscribeToAllFiltered, subscribeToStream } from './subscriptions.js';
import { append, remove } from './writes.js';

const HOST = '127.0.0.1';
const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;

export interface RunningServer {
  readonly port: number;
  /** Ends all calls. */
  stop(): void;
}

/** Serves the log to EventStoreDB's clients on 127.0.0.1. Port 0: any free one. */
export async function serve(log: Log, port: number): Promise<RunningServer> {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_concurrent_streams': 10_000,
  });
  let bound = port;
  server.addService(streamsService, streams(log));
  for (const { definition, implementation } of [
    serverFeatures(),
    gossip(log.instanceId, () => ({ host: HOST, port: bound })),
  ]) {
    server.addService(definition, implementation);
  }
  bound = await bind(server, port);
  return { port: bound, stop: () => server.forceShutdown() };
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`${HOST}:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
}

type StreamsImplementation = {
  append: handleClientStreamingCall<AppendRequest, AppendResponse>;
  batchAppend: handleBidiStreamingCall<BatchAppendRequest, BatchAppendResponse>;
  delete: handleUnaryCall<WriteOptions, DeleteResponse>;
  tombstone: handleUnaryCall<WriteOptions, DeleteResponse>;
  read: handleServerStreamingCall<ReadRequest, ReadResponse>;
};

function streams(log: Log): StreamsImplementation {
  return {
    append: (call, done) => append(log, call, done),
    batchAppend: (call) => void new BatchAppendSession(log, call),
    delete: (call, done) => void remove(log, 'soft-delete', call, done),
    tombstone: (call, done) => void remove(log, 'tombstone', call, done),
    read: (call) => void read(log, call),
  };
}

async function read(log: Log, call: ReadCall): Promise<void> {
  call.on('error', () => undefined);
  try {
    await answerRead(log, call, new ReadSink(call));
    if (!call.cancelled) call.end();
  } catch (error) {
    if (!call.cancelled) call.emit('error', toCallError(error));
  }
}

function answerRead(log: Log, call: ReadCall, sink: ReadSink): Promise<void> {
  const { request } = call;
  const { stream, count, filter } = request;
  if (count !== undefined) {
    return stream === undefined ? readAll(log, request, sink) : readStream(log, stream, request, sink);
  }
  if (stream !== undefined) return subscribeToStream(log, stream, request, sink);
  return filter ? subscribeToAllFiltered(log, request, filter, sink) : subscribeToAll(log, request, sink);
}
