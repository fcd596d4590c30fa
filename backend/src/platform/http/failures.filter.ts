import type { Failure as FailureBody } from '@bestellwerk/domain/contracts/envelope.schema';
import { UndecodableEventError, WrongExpectedRevision } from '@bestellwerk/event-log/errors';
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { failureText } from './failure-texts.js';
import { ApiError } from './api-error.js';
import { isUnavailable } from './is-unavailable.js';
import { TooManyRequests } from './throttle.js';

/** The NUL character, which no text in PostgreSQL can hold. */
const NOT_STORABLE = '22021';

/** Trying again does not help: an operator has to look at the stream. */
const UNREADABLE =
  'Ein gespeichertes Ereignis dieses Vorgangs ist nicht lesbar. Er kann nicht bearbeitet werden, bis die Technik das behoben hat; der Systemzustand nennt die Stelle. Alle anderen Vorgänge sind nicht betroffen.';

/** Everything that was thrown on the way to an answer becomes one, in one shape and in German. */
@Catch()
export class FailuresFilter implements ExceptionFilter {
  /** `explain` may give a longer message for a path while a needed service is away. */
  constructor(
    private readonly log: Logger,
    private readonly explain: (path: string) => Promise<string | null> = () => Promise.resolve(null),
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') return;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent || reply.raw.headersSent) return;
    const status = statusOf(error);
    if (status >= 500 || error instanceof UndecodableEventError) this.report(error, status, request);
    if (!isUnavailable(error)) return sendFailure(error, reply, status);
    void this.explain(request.url).then((text) => {
      sendFailure(text === null ? error : ApiError.of(status, text), reply, status);
    });
  }

  private report(error: unknown, status: number, request: FastifyRequest): void {
    const facts = { request: request.id, route: request.routeOptions?.url };
    if (status === 503)
      this.log.warn({ ...facts, reason: (error as Error).name }, 'a needed service is away');
    else this.log.error({ ...facts, err: error }, 'request failed');
  }
}

/** Answers with the error, in the shape that all failures have. */
export function sendFailure(error: unknown, reply: FastifyReply, status = statusOf(error)): void {
  if (status === 503) void reply.header('Retry-After', '1');
  if (error instanceof TooManyRequests) void reply.header('Retry-After', String(error.seconds));
  void reply.status(status).type('application/json; charset=utf-8').send(bodyOf(error, status));
}

function bodyOf(error: unknown, status: number): FailureBody {
  if (error instanceof ApiError) return { errors: [...error.problems], ...error.more };
  const message = error instanceof UndecodableEventError ? UNREADABLE : failureText(status);
  return { errors: [{ message, field: null }] };
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (isUnavailable(error)) return 503;
  if (error instanceof WrongExpectedRevision || error instanceof UndecodableEventError) return 409;
  if ((error as { code?: unknown } | null)?.code === NOT_STORABLE) return 400;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
