import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FrontEnd } from './front-end.js';

/** Paths of the server itself: what is not found there is not a page. */
const NOT_PAGES = /^\/(api|health|metrics|image|upload|fonts|socket\.io)(\/|$)/;
/** Vite puts a hash of the content into the names of these. */
const HASHED = /\/assets\/[^/]+$/;

/** Serves the built front ends; an address that is no file is answered with the front end's page. */
export async function servePages(fastify: FastifyInstance, frontEnds: readonly FrontEnd[]): Promise<void> {
  for (const [index, { folder, prefix }] of frontEnds.entries()) {
    await fastify.register(fastifyStatic, {
      root: folder,
      prefix,
      wildcard: false,
      index: false,
      decorateReply: index === 0,
      cacheControl: false,
      globIgnore: ['**/index.html'],
      setHeaders: (reply, path) => {
        const isHashed = HASHED.test(path);
        void reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }
  fastify.get('/*', { config: { isPage: true } }, (request, reply) => sendPage(frontEnds, request, reply));
}

function sendPage(frontEnds: readonly FrontEnd[], request: FastifyRequest, reply: FastifyReply): void {
  const path = request.url.split('?', 1)[0]!;
  const page = frontEnds.find(({ prefix }) => `${path}/`.startsWith(prefix));
  const looksLikeFile = /\.[a-z\d]{1,8}$/i.test(path);
  if (!page || NOT_PAGES.test(path) || looksLikeFile) {
    reply.callNotFound();
    return;
  }
  if (/^\/status(\/|$)/.test(path)) void reply.header('referrer-policy', 'no-referrer');
  void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page.shell);
}
