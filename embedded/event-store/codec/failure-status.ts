import { event_store, google } from '@bestellwerk/event-store-protocol/messages';
import { ANY, type AppendFailure, MAX_APPEND_BYTES, NO_STREAM, STREAM_EXISTS } from '../log/event.js';
import { streamIdentifier, uint64 } from './shared-messages.js';

const { BadRequest, MaximumAppendSizeExceeded, StreamDeleted, WrongExpectedVersion } = event_store.client;
type Status = google.rpc.Status.$Properties;
type Versions = event_store.client.WrongExpectedVersion.$Properties;

/** As a real server numbers them; they are codes of google.rpc, which nearly are gRPC's. */
const INVALID_ARGUMENT = 3;
const DEADLINE_EXCEEDED = 4;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const UNAVAILABLE = 14;

/** How a batch append reports a failure: with one of EventStoreDB's messages inside. */
export function failureStatus(failure: AppendFailure, stream: string): Status {
  switch (failure.kind) {
    case 'wrong-version': {
      const { expected, current } = failure;
      return status(
        ALREADY_EXISTS,
        'WrongExpectedVersion',
        WrongExpectedVersion.encode({ ...currentRevision(current), ...expectedRevision(expected) }),
      );
    }
    case 'deleted': {
      const details = StreamDeleted.encode({ streamIdentifier: streamIdentifier(stream) });
      return status(NOT_FOUND, 'StreamDeleted', details);
    }
    case 'too-big': {
      const size = MaximumAppendSizeExceeded.encode({ maxAppendSize: MAX_APPEND_BYTES });
      return status(INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', size);
    }
    case 'timeout':
      return status(DEADLINE_EXCEEDED, 'Timeout');
    case 'unavailable':
      return status(UNAVAILABLE, 'Unknown');
    case 'bad-request':
      return status(INVALID_ARGUMENT, 'BadRequest', BadRequest.encode({ message: failure.message }));
  }
}

function status(code: number, message: string, details?: { finish(): Uint8Array }): Status {
  const type_url = `type.googleapis.com/event_store.client.${message}`;
  return { code, message, details: { type_url, value: details?.finish() } };
}

const currentRevision = (current: number): Versions =>
  current < 0 ? { currentNoStream: {} } : { currentStreamRevision: uint64(current) };

function expectedRevision(expected: number): Versions {
  if (expected === ANY) return { expectedAny: {} };
  if (expected === STREAM_EXISTS) return { expectedStreamExists: {} };
  return expected === NO_STREAM ? { expectedNoStream: {} } : { expectedStreamPosition: uint64(expected) };
}
