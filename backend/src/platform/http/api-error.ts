import type { Problem, Refusal } from '@bestellwerk/domain/kernel/refusal';
import { HttpException, HttpStatus } from '@nestjs/common';

/** An answer that is not the one asked for: a status and what is wrong, in German. */
export class ApiError extends HttpException {
  constructor(
    status: HttpStatus,
    readonly problems: readonly Problem[],
    /** What the answer carries beside its errors. */
    readonly more: object = {},
  ) {
    super({ errors: problems }, status);
  }

  static of(status: HttpStatus, message: string, field: string | null = null): ApiError {
    return new ApiError(status, [{ message, field }]);
  }

  static refused(refusal: Refusal, more?: object): ApiError {
    return new ApiError(statusOfRefusal[refusal.kind], refusal.problems, more);
  }
}

const statusOfRefusal: Record<Refusal['kind'], HttpStatus> = {
  invalid: HttpStatus.UNPROCESSABLE_ENTITY,
  conflict: HttpStatus.CONFLICT,
  forbidden: HttpStatus.FORBIDDEN,
  unknown: HttpStatus.NOT_FOUND,
};
