import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { HttpStatus } from '@nestjs/common';
import { ApiError } from '../platform/http/api-error.js';

const BEFORE_ALL = '-1';

/** The problems of one refused command of several. Rethrows other errors: then all commands must be sent again. */
export function problemsOf(error: unknown): readonly Problem[] {
  const isRefusal =
    error instanceof ApiError && error.getStatus() < HttpStatus.INTERNAL_SERVER_ERROR.valueOf();
  if (isRefusal) return error.problems;
  throw error;
}

/** The position at which all of several writes are visible. */
export const latestPosition = (positions: readonly string[]): string =>
  positions.reduce((last, one) => (BigInt(one) > BigInt(last) ? one : last), BEFORE_ALL);
