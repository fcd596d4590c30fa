import { answer } from '@bestellwerk/domain/views/envelope.schema';
import { workingActivitySchema } from '@bestellwerk/domain/views/working-time.schema';
import { applyDecorators, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { buttonNames } from './buttons.js';

/** A route that presses one of the four buttons; `path` ends in `:button`. */
export const PressRoute = (path: string) =>
  applyDecorators(
    Post(path),
    HttpCode(HttpStatus.OK),
    ApiOperation({ summary: 'Start, pause, resume or end the own working activity' }),
    ApiParam({ name: 'button', enum: buttonNames }),
    ApiHeader({ name: 'Idempotency-Key', required: false, schema: { type: 'string', format: 'uuid' } }),
    ApiOkResponse({ standardSchema: answer(workingActivitySchema) }),
  );
