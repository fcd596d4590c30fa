import { UnavailableError } from '../log/database.js';
import { type AppendFailure, MAX_APPEND_BYTES } from '../log/event.js';
import { InvalidFilterError } from '../log/filter.js';
import { CallError, status } from '../transport/grpc-wire.js';

export function streamDeleted(stream: string): CallError {
  return new CallError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });
}

/** The error of a write that failed, for calls that report failures as call errors. */
export function writeError(failure: AppendFailure, action: string, stream: string): CallError {
  switch (failure.kind) {
    case 'wrong-version': {
      const { expected, current } = failure;
      const versions = `Stream: ${stream}, Expected version: ${expected}, Actual version: ${current}`;
      return new CallError(
        status.FAILED_PRECONDITION,
        `${action} failed due to WrongExpectedVersion. ${versions}`,
        {
          exception: 'wrong-expected-version',
          'stream-name': stream,
          'expected-version': String(expected),
          'actual-version': String(current),
        },
      );
    }
    case 'deleted':
      return streamDeleted(stream);
    case 'too-big':
      return new CallError(status.INVALID_ARGUMENT, `Maximum Append Size of ${MAX_APPEND_BYTES} Exceeded.`, {
        exception: 'maximum-append-size-exceeded',
        'maximum-append-size': String(MAX_APPEND_BYTES),
      });
    case 'timeout':
      return new CallError(status.ABORTED, `${action} timed out.`);
    case 'unavailable':
      return unavailable();
    case 'bad-request':
      return new CallError(status.INVALID_ARGUMENT, failure.message);
  }
}

export function unavailable(): CallError {
  return new CallError(status.UNAVAILABLE, 'The event store cannot serve this at the moment.');
}

export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof UnavailableError) return unavailable();
  if (error instanceof InvalidFilterError) return new CallError(status.INVALID_ARGUMENT, error.message);
  console.error(error);
  return new CallError(status.UNKNOWN, 'Unexpected error.');
}
