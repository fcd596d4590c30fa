import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FrontEnd } from './front-end.js';
import type { StaticFile } from './static-files.js';

/** Paths of the server itself: what is not found there is not a page. */
const NOT_PAGES = /^\/(api|health|metrics|image|upload|fonts|socket\.io)(\/|$)/;
/** Vite puts a hash of the content into the names of these. */
const HASHED = /^assets\//;
const LOOKS_LIKE_FILE = /\.[a-z\d]{1,11}$/i;
/** The address of an order's page is its secret. */
const OF_ONE_ORDER = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
const OK = 200;
const NOT_FOUND = 404;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the built front ends; an address that is no file is answered with the front end's page, which says by
 * itself what it lacks; `hasPage` decides whether the answer is a 404. */
export function servePages(
  fastify: FastifyInstance,
  frontEnds: readonly FrontEnd[],
  hasPage: (prefix: string, path: string) => boolean = () => true,
): void {
  fastify.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const frontEnd = frontEnds.find((each) => isOf(each, path));
    if (!frontEnd || NOT_PAGES.test(path)) return reply.callNotFound();
    const name = path.startsWith(frontEnd.prefix) ? path.slice(frontEnd.prefix.length) : '';
    const file = frontEnd.files.get(name);
    if (file) return send(file, HASHED.test(name) ? FOR_EVER : 'public, max-age=3600', request, reply);
    if (LOOKS_LIKE_FILE.test(path)) return reply.callNotFound();
    if (/^\/status(\/|$)/i.test(path)) void reply.headers(OF_ONE_ORDER);
    const status = hasPage(frontEnd.prefix, path) ? OK : NOT_FOUND;
    return send(frontEnd.page, 'no-cache', request, reply, status);
  });
}

const isOf = ({ prefix, addresses }: FrontEnd, path: string): boolean =>
  `${path}/`.startsWith(prefix) || addresses.some((address) => path.replace(/\/$/, '') === address);

async function send(
  { content, type }: StaticFile,
  caching: string,
  request: FastifyRequest,
  reply: FastifyReply,
  status = OK,
): Promise<FastifyReply> {
  void reply.header('cache-control', caching).type(type);
  await content.send(request, reply, status);
  return reply;
}

function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
