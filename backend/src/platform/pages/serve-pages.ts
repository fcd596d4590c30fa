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

interface Knowledge {
  /** Whether a front end has a page at a path. */
  readonly hasPage?: (prefix: string, path: string) => boolean;
  /** Where a path of the shop leads instead; a target of null says that there is nothing any more. */
  readonly redirect?: (path: string) => { readonly target: string | null; readonly status: string } | null;
}

/**
 * Serves the built front ends; an address that is no file is answered with the front end's page, which says by itself what it lacks:
 * then the answer is a 404.
 */
export function servePages(
  fastify: FastifyInstance,
  frontEnds: readonly FrontEnd[],
  { hasPage = () => true, redirect = () => null }: Knowledge = {},
): void {
  fastify.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const frontEnd = frontEnds.find((each) => isOf(each, path));
    if (!frontEnd || NOT_PAGES.test(path)) return reply.callNotFound();
    const name = path.startsWith(frontEnd.prefix) ? path.slice(frontEnd.prefix.length) : '';
    const file = frontEnd.files.get(name);
    if (file) return send(file, HASHED.test(name) ? FOR_EVER : 'public, max-age=3600', request, reply);
    const led = frontEnd.prefix === '/' ? redirect(path) : null;
    if (led?.target) return reply.redirect(withQuery(led.target, request), Number(led.status));
    if (LOOKS_LIKE_FILE.test(path)) return reply.callNotFound();
    if (/^\/status(\/|$)/i.test(path)) void reply.headers(OF_ONE_ORDER);
    const status = led ? Number(led.status) : hasPage(frontEnd.prefix, path) ? OK : NOT_FOUND;
    return send(frontEnd.page, 'no-cache', request, reply, status);
  });
}

/** What was asked stays, unless the target asks by itself. */
function withQuery(target: string, { url }: FastifyRequest): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return encodeURI(decodedOrAsIs(target)) + (/[?#]/.test(target) ? '' : query);
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

const pathOf = ({ url }: FastifyRequest): string => decodedOrAsIs(url.split('?', 1)[0]!, decodeURIComponent);

function decodedOrAsIs(text: string, decode: (text: string) => string = decodeURI): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
