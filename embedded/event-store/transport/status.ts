/** gRPC's status codes, as far as they are used here. */
export const status = {
  OK: 0,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  UNAVAILABLE: 14,
} as const;
export type Status = (typeof status)[keyof typeof status];

/** How a call fails: gRPC's status, and the trailers by which clients recognize the reason. */
export class CallError extends Error {
  constructor(
    readonly code: Status,
    message: string,
    readonly trailers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
