import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

/** The answer to a command: what the client needs next, and the log position from which on it can be read. */
export class Written<Data> {
  constructor(
    readonly data: Data,
    readonly position: string,
  ) {}
}

export const POSITION_HEADER = 'X-Position';
export const STALE_HEADER = 'X-Stale';

/** Sends a Written as `{ data }` with its position as a header. */
@Injectable()
export class WrittenInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next
      .handle()
      .pipe(map((answer: unknown) => (answer instanceof Written ? send(answer, reply) : answer)));
  }
}

function send<Data>(written: Written<Data>, reply: FastifyReply): { data: Data } {
  void reply.header(POSITION_HEADER, written.position);
  return { data: written.data };
}
