import type { MethodDefinition, ServiceDefinition } from '@grpc/grpc-js';
import { decodeRead } from './read-request.js';
import { decodeAppend, decodeBatchAppend, decodeDelete } from './requests.js';
import { encodeAppend, encodeBatchAppend, encodeDelete, encodeRead } from './responses.js';

const STREAMS = '/event_store.client.streams.Streams';

export const streamsService = {
  read: serverMethod(`${STREAMS}/Read`, 'to client', decodeRead, encodeRead),
  append: serverMethod(`${STREAMS}/Append`, 'to server', decodeAppend, encodeAppend),
  batchAppend: serverMethod(`${STREAMS}/BatchAppend`, 'both ways', decodeBatchAppend, encodeBatchAppend),
  delete: serverMethod(`${STREAMS}/Delete`, 'single', decodeDelete, encodeDelete),
  tombstone: serverMethod(`${STREAMS}/Tombstone`, 'single', decodeDelete, encodeDelete),
} satisfies ServiceDefinition;

/** A method whose requests are empty. */
export function queryMethod<Response>(path: string, encode: (response: Response) => Buffer) {
  return serverMethod(path, 'single', () => ({}), encode);
}

function serverMethod<Request, Response>(
  path: string,
  streams: 'single' | 'to client' | 'to server' | 'both ways',
  decode: (bytes: Buffer) => Request,
  encode: (response: Response) => Buffer,
): MethodDefinition<Request, Response> {
  return {
    path,
    requestStream: streams === 'to server' || streams === 'both ways',
    responseStream: streams === 'to client' || streams === 'both ways',
    requestDeserialize: decode,
    responseSerialize: encode,
    requestSerialize: onlyServer,
    responseDeserialize: onlyServer,
  };
}

function onlyServer(): never {
  throw new Error('This definition serves, it does not call.');
}
