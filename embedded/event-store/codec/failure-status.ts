import { ANY, type AppendFailure, MAX_APPEND_BYTES, NO_STREAM, STREAM_EXISTS } from '../log/event.js';
import { ProtoWriter } from './proto-writer.js';

/** As a real server numbers them; they are codes of google.rpc, which nearly are gRPC's. */
const INVALID_ARGUMENT = 3;
const DEADLINE_EXCEEDED = 4;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const UNAVAILABLE = 14;

const writer = new ProtoWriter();

interface Detail {
  readonly code: number;
  readonly message: string;
  readonly type: string;
  readonly content: () => void;
}

/** google.rpc.Status with one of EventStoreDB's messages inside: how a batch append reports a failure. */
export function encodeFailureStatus(failure: AppendFailure, stream: string): Buffer {
  const { code, message, type, content } = detailOf(failure, stream);
  writer.message(3, () => {
    writer.message(2, content);
    writer.text(1, `type.googleapis.com/event_store.client.${type}`);
  });
  writer.text(2, message);
  writer.uint(1, code);
  return writer.take();
}

function detailOf(failure: AppendFailure, stream: string): Detail {
  const nothing = (): void => undefined;
  switch (failure.kind) {
    case 'wrong-version':
      return {
        code: ALREADY_EXISTS,
        message: 'WrongExpectedVersion',
        type: 'WrongExpectedVersion',
        content: () => versions(failure.expected, failure.current),
      };
    case 'deleted':
      return {
        code: NOT_FOUND,
        message: 'StreamDeleted',
        type: 'StreamDeleted',
        content: () => writer.message(1, () => writer.text(3, stream)),
      };
    case 'too-big':
      return {
        code: INVALID_ARGUMENT,
        message: 'MaximumAppendSizeExceeded',
        type: 'MaximumAppendSizeExceeded',
        content: () => writer.uint(1, MAX_APPEND_BYTES),
      };
    case 'timeout':
      return { code: DEADLINE_EXCEEDED, message: 'Timeout', type: 'Timeout', content: nothing };
    case 'unavailable':
      return { code: UNAVAILABLE, message: 'Unknown', type: 'Unknown', content: nothing };
    case 'bad-request':
      return {
        code: INVALID_ARGUMENT,
        message: 'BadRequest',
        type: 'BadRequest',
        content: () => writer.text(1, failure.message),
      };
  }
}

function versions(expected: number, current: number): void {
  if (expected === ANY) writer.empty(4);
  else if (expected === STREAM_EXISTS) writer.empty(5);
  else if (expected === NO_STREAM) writer.empty(6);
  else writer.uintOfOneof(3, expected);
  if (current < 0) writer.empty(2);
  else writer.uintOfOneof(1, current);
}
