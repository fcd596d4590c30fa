import { HttpStatus } from '@nestjs/common';
import { ApiError } from '../platform/http/api-error.js';

export const unknownSubscription = (): ApiError =>
  ApiError.of(HttpStatus.NOT_FOUND, 'Auf diesem Gerät sind keine Mitteilungen eingerichtet.');

export const unknownService = (): ApiError =>
  new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, [
    {
      field: 'endpoint',
      message: 'Dieser Browser nennt einen Dienst für Mitteilungen, der nicht unterstützt wird.',
    },
  ]);
