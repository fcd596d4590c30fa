import {
  HttpException,
  HttpStatus,
  Inject,
  Injectable,
  mixin,
  applyDecorators,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, throwError, type Observable } from 'rxjs';
import { failureText } from '../http/failure-texts.js';
import { Failure } from '../http/failure.js';
import { POSITION_HEADER, STALE_HEADER } from '../http/written.js';
import { Checkpoints, type ReadModelName } from './checkpoints.js';

export const WAIT_MS = 500;
const NOT_FOUND: number = HttpStatus.NOT_FOUND;

/**
 * The read waits until these read models have handled the position that the request names, at most 500 ms. What is then
 * answered is marked as stale; what is not there may just not be there yet, and is answered 503.
 */
export const Reads = (...models: ReadModelName[]) =>
  applyDecorators(
    UseInterceptors(waitingFor(models)),
    ApiHeader({ name: POSITION_HEADER, required: false, description: 'Position the answer must have seen' }),
  );

function waitingFor(models: readonly ReadModelName[]): Type<NestInterceptor> {
  @Injectable()
  class WaitForPosition implements NestInterceptor {
    constructor(@Inject(Checkpoints) private readonly checkpoints: Checkpoints) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const position = askedPosition(http.getRequest<FastifyRequest>());
      if (position === null || (await this.haveReached(position))) return next.handle();
      void http.getResponse<FastifyReply>().header(STALE_HEADER, 'true');
      return next.handle().pipe(catchError((error: unknown) => throwError(() => notYet(error))));
    }

    private async haveReached(position: string): Promise<boolean> {
      const reached = await Promise.all(
        models.map((model) => this.checkpoints.reaches(model, position, WAIT_MS)),
      );
      return !reached.includes(false);
    }
  }
  return mixin(WaitForPosition);
}

const notYet = (error: unknown): unknown =>
  error instanceof HttpException && error.getStatus() === NOT_FOUND
    ? Failure.of(HttpStatus.SERVICE_UNAVAILABLE, failureText(HttpStatus.SERVICE_UNAVAILABLE))
    : error;

function askedPosition(request: FastifyRequest): string | null {
  const value = request.headers[POSITION_HEADER.toLowerCase()];
  if (value === undefined) return null;
  if (typeof value === 'string' && /^-?\d{1,20}$/.test(value)) return value;
  throw Failure.of(HttpStatus.BAD_REQUEST, 'Die Position der Anfrage ist ungültig.', POSITION_HEADER);
}
