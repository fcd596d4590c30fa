import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { HttpStatus } from '@nestjs/common';
import { ApiError } from '../platform/http/api-error.js';

const BEFORE_ALL = '-1';

/** What a command among several was refused for. Throws on whatever is no refusal: all of them are to be sent again. */
export function problemsOf(error: unknown): readonly Problem[] {
  const isRefusal =
    error instanceof ApiError && error.getStatus() < HttpStatus.INTERNAL_SERVER_ERROR.valueOf();
  if (isRefusal) return error.problems;
  throw error;
}

/** The position from which on all of several writes can be read. */
export const latestPosition = (positions: readonly string[]): string =>
  positions.reduce((last, one) => (BigInt(one) > BigInt(last) ? one : last), BEFORE_ALL);
