import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Prepared } from '../http/precompressed.js';
import type { StaticFile } from './static-files.js';

export interface FastPage {
  readonly page: StaticFile;
  readonly status: number;
}

interface PageFastPathOptions {
  /** The page that a request is answered with; null: the request goes on to the route. */
  readonly find: (request: FastifyRequest) => FastPage | null;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends pages that are compressed already without the work that only other requests need. Whatever is registered later does not
 * see these requests; hooks for answers do.
 */
export function answerPagesAtOnce(fastify: FastifyInstance, { find, headers }: PageFastPathOptions): void {
  const heads = new WeakMap<Prepared, string[]>();
  const headOf = (answer: Prepared, type: string) => {
    const known = heads.get(answer);
    if (known) return known;
    const own = { 'cache-control': 'no-cache', 'content-type': type };
    const head = Object.entries({ ...headers, ...own, ...answer.headers }).flat();
    heads.set(answer, head);
    return head;
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    const found = request.method === 'GET' ? find(request) : null;
    const answer = found?.page.content.prepared(request.headers);
    if (!found || !answer) return done();
    reply.hijack();
    const status = answer.status === 200 ? found.status : answer.status;
    reply.raw.writeHead(status, headOf(answer, found.page.type)).end(answer.body);
  });
}
