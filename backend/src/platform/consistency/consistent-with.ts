import type { ReadModelName } from '@bestellwerk/projections/projections';
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
import { catchError, lastValueFrom, throwError, type Observable } from 'rxjs';
import { failureText } from '../http/failure-texts.js';
import { ApiError } from '../http/api-error.js';
import { POSITION_HEADER, STALE_HEADER } from '../http/command-result.js';
import { LogHead, WAIT_MS } from './log-head.js';
import { NewestPositions } from './newest-positions.js';
import { Checkpoints } from './checkpoints.js';

const NOT_FOUND: number = HttpStatus.NOT_FOUND;

/**
 * The read waits until these read models have handled the position that the request names, at most 500 ms. What is then
 * answered is marked as stale, and so is what is read of models that are damaged, or behind what has been known for a
 * while. What is not there may just not be there yet: it is denied only when the read models have handled the whole log,
 * and is answered 503 otherwise.
 */
export const ConsistentWith = (...models: ReadModelName[]) =>
  applyDecorators(
    UseInterceptors(waitingFor(models)),
    ApiHeader({ name: POSITION_HEADER, required: false, description: 'Position the answer must have seen' }),
  );

function waitingFor(models: readonly ReadModelName[]): Type<NestInterceptor> {
  @Injectable()
  class WaitForPosition implements NestInterceptor {
    constructor(
      @Inject(Checkpoints) private readonly checkpoints: Checkpoints,
      @Inject(LogHead) private readonly logHead: LogHead,
      @Inject(NewestPositions) private readonly newest: NewestPositions,
    ) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const position = askedPosition(http.getRequest<FastifyRequest>());
      const isLevel = position === null ? this.areOnTime() : await this.haveReached(position);
      const isFresh = isLevel && !models.some((model) => this.checkpoints.isDamaged(model));
      const reply = http.getResponse<FastifyReply>();
      if (!isFresh) void reply.header(STALE_HEADER, 'true');
      return next.handle().pipe(
        catchError((error: unknown) => {
          if (!isNotFound(error)) throw error;
          return isFresh ? this.lookAgain(next, reply) : throwError(notYet);
        }),
      );
    }

    private areOnTime(): boolean {
      return models.every((model) => BigInt(this.checkpoints.of(model)) >= this.newest.overdue);
    }

    private async lookAgain(next: CallHandler, reply: FastifyReply): Promise<unknown> {
      void reply.header(STALE_HEADER, 'true');
      if (!(await this.haveReached(await this.logHead.position()))) throw notYet();
      void reply.removeHeader(STALE_HEADER);
      return lastValueFrom(next.handle());
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

const isNotFound = (error: unknown): boolean =>
  error instanceof HttpException && error.getStatus() === NOT_FOUND;

const notYet = (): ApiError =>
  ApiError.of(HttpStatus.SERVICE_UNAVAILABLE, failureText(HttpStatus.SERVICE_UNAVAILABLE));

/** The position that the answer must have seen; null if the request names none. Throws 400 if it is none. */
export function askedPosition(request: FastifyRequest): string | null {
  const value = request.headers[POSITION_HEADER.toLowerCase()];
  if (value === undefined) return null;
  if (typeof value === 'string' && /^-?\d{1,20}$/.test(value)) return value;
  throw ApiError.of(HttpStatus.BAD_REQUEST, 'Die Position der Anfrage ist ungültig.', POSITION_HEADER);
}
