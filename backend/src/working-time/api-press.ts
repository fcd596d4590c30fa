import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { workingActivitySchema } from '@bestellwerk/domain/contracts/working-time.schema';
import { applyDecorators, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { buttonNames } from './clock-actions.js';

/** A route that presses one of the four buttons; `path` ends in `:button`. */
export const PressRoute = (path: string) =>
  applyDecorators(
    Post(path),
    HttpCode(HttpStatus.OK),
    ApiOperation({ summary: 'Start, pause, resume or end the own working activity' }),
    ApiParam({ name: 'button', enum: buttonNames }),
    TakesIdempotencyKey(),
    ApiOkResponse({ standardSchema: answer(workingActivitySchema) }),
  );
