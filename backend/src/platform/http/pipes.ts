import { HttpStatus, Injectable, type PipeTransform, StandardSchemaValidationPipe } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ApiError } from './api-error.js';

/** What is not even an id cannot be found. */
@Injectable()
export class KnownIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUuid(id)) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Datensatz gibt es nicht.');
    return id.toLowerCase();
  }
}

type Issues = Parameters<
  NonNullable<NonNullable<ConstructorParameters<typeof StandardSchemaValidationPipe>[0]>['exceptionFactory']>
>[0];

/** Checks every parameter that names a schema; what does not fit is answered 422 with all problems. */
export const validationPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({ exceptionFactory: failureOf });

export function failureOf(issues: Issues): ApiError {
  const problems = issues.map(({ message, path }) => ({ message, field: fieldOf(path) }));
  return new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, problems);
}

function fieldOf(path: Issues[number]['path']): string | null {
  if (!path?.length) return null;
  return path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.');
}
