import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Audience } from '@bestellwerk/domain/views/catalogue-audience';
import { SESSION_COOKIE } from '../platform/http/session-cookie-name.js';
import type { Prepared } from '../platform/http/precompressed.js';
import { POSITION_HEADER } from '../platform/http/command-result.js';

interface InitFastPathOptions {
  /** The response for visitors; null if it is not ready. */
  readonly prepared: (headers: IncomingHttpHeaders) => Prepared | null;
  readonly isAllowed: (ip: string) => boolean;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Answers start-up requests of visitors without the work that only other requests need. All other requests go on
 * to the route. Must be registered before all other hooks.
 */
export function answerInitAtOnce(
  fastify: FastifyInstance,
  { prepared, isAllowed: isWelcome, headers }: InitFastPathOptions,
): void {
  const heads = new WeakMap<Prepared, string[]>();
  const headOf = (answer: Prepared) => {
    const known = heads.get(answer);
    if (known) return known;
    const head = Object.entries({ ...headers, ...initHeaders.visitors, ...answer.headers }).flat();
    heads.set(answer, head);
    return head;
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers: asked } = request.raw;
    if (url !== INIT_PATH || method !== 'GET' || !isPlain(asked)) return done();
    const answer = prepared(asked);
    if (!answer || !isWelcome(request.ip)) return done();
    reply.hijack();
    reply.raw.writeHead(answer.status, headOf(answer)).end(answer.body);
  });
}

/** No session, and no position to wait for. */
const isPlain = (headers: IncomingHttpHeaders): boolean =>
  headers[POSITION_HEADER.toLowerCase()] === undefined && !headers.cookie?.includes(`${SESSION_COOKIE}=`);

export const INIT_PATH = '/api/init';

const type = { 'content-type': 'application/json; charset=utf-8' };

/** Always revalidated, mostly with 304; shared caches must not store the response for staff. */
export const initHeaders: Readonly<Record<Audience, Readonly<Record<string, string>>>> = {
  visitors: { ...type, 'cache-control': 'no-cache' },
  staff: { ...type, 'cache-control': 'private, no-cache' },
};
