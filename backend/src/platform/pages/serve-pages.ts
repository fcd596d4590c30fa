import { isSecretPage } from '@bestellwerk/domain/analytics/page-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Precompressed } from '../http/precompressed.js';
import { POLICY } from '../http/protection.js';
import { FinishedPages, type PageParts } from './finished-pages.js';
import type { FrontEnd } from './front-end.js';
import { answerPagesAtOnce } from './page-fast-path.js';
import type { StaticFile } from './static-files.js';

const ROUTE = '/*';
/** Paths of the server itself: what is not found there is not a page. */
const NOT_PAGES = /^\/(api|health|metrics|image|upload|fonts|socket\.io)(\/|$)/;
/** Vite puts a hash of the content into the names of these. */
const HASHED = /^assets\//;
const LOOKS_LIKE_FILE = /\.[a-z\d]{1,11}$/i;
const PRIVATE_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
const OK = 200;
const NOT_FOUND = 404;
const CHECKED = 'no-cache';
const NEVER = 'no-store';
const FOR_AN_HOUR = 'public, max-age=3600';
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Knowledge {
  /** Whether a front end has a page at a path. */
  readonly hasPage?: (prefix: string, path: string) => boolean;
  /** Where a path of the shop leads instead; a target of null says that there is nothing any more. */
  readonly redirect?: (path: string) => { readonly target: string | null; readonly status: string } | null;
  /** What the shop's page at a path has of its own; null is nothing. */
  readonly parts?: (path: string, isFound: boolean) => PageParts | null;
  /** What a page for one guest shows before any script has run, asked for from an IP address; null: nothing. */
  readonly privateContent?: (path: string, ip: string) => Promise<string | null>;
  /** The content security policy of a page of the shop for a request with these cookies; null is that of every answer. */
  readonly policy?: (path: string, cookies: string | undefined) => string | null;
  /** Headers of every answer, for pages that are sent before the hooks that are registered later; without them all pages pass these. */
  readonly atOnce?: Readonly<Record<string, string>>;
}

type Answer =
  | { readonly kind: 'file'; readonly file: StaticFile; readonly caching: string }
  | {
      readonly kind: 'page';
      readonly page: StaticFile | Promise<StaticFile>;
      readonly status: number;
      readonly own: Readonly<Record<string, string>> | null;
      readonly caching: string;
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'nothing' };

declare module 'fastify' {
  interface FastifyRequest {
    /** A redirect is counted when it is looked for, so each request is looked at once. */
    pageAnswer: Answer | null;
  }
}

/**
 * Serves the built front ends; an address that is no file is answered with the front end's page, which says by itself what it lacks:
 * then the answer is a 404.
 */
export function servePages(
  fastify: FastifyInstance,
  frontEnds: readonly FrontEnd[],
  knowledge: Knowledge = {},
): void {
  const answers = new Answers(frontEnds, knowledge);
  const { atOnce } = knowledge;
  fastify.decorateRequest('pageAnswer', null);
  if (atOnce) {
    answerPagesAtOnce(fastify, { headers: atOnce, find: (request) => answers.pageOf(request) });
  }
  fastify.get(ROUTE, async (request, reply) => {
    const answer = answers.of(request);
    switch (answer.kind) {
      case 'file':
        return send(answer.file, answer.caching, request, reply);
      case 'page':
        if (answer.own) void reply.headers(answer.own);
        return send(await answer.page, answer.caching, request, reply, answer.status);
      case 'redirect':
        // A browser that kept a permanent one for ever would go round in a circle after the page went back.
        return reply.header('cache-control', 'no-cache').redirect(answer.to, answer.status);
      case 'nothing':
        return reply.callNotFound();
    }
  });
}

class Answers {
  private readonly finished: ReadonlyMap<FrontEnd, FinishedPages>;
  private readonly withPolicy = new WeakMap<StaticFile, { policy: string; page: StaticFile }>();

  constructor(
    private readonly frontEnds: readonly FrontEnd[],
    private readonly knowledge: Knowledge,
  ) {
    this.finished = new Map(frontEnds.map((frontEnd) => [frontEnd, new FinishedPages(frontEnd)]));
  }

  of(request: FastifyRequest): Answer {
    return (request.pageAnswer ??= this.find(request));
  }

  /** The page, where that and nothing else is to be sent; null for requests of other routes. */
  pageOf(request: FastifyRequest): { page: StaticFile; status: number } | null {
    if (request.routeOptions.url !== ROUTE) return null;
    const answer = this.of(request);
    if (answer.kind !== 'page' || answer.own !== null || answer.page instanceof Promise) return null;
    return { page: answer.page, status: answer.status };
  }

  private find(request: FastifyRequest): Answer {
    const {
      hasPage = () => true,
      redirect = () => null,
      parts = () => null,
      policy = () => null,
      privateContent,
    } = this.knowledge;
    const path = pathOf(request);
    const frontEnd = this.frontEnds.find((each) => isOf(each, path));
    if (!frontEnd || NOT_PAGES.test(path)) return { kind: 'nothing' };
    const name = path.startsWith(frontEnd.prefix) ? path.slice(frontEnd.prefix.length) : '';
    const file = frontEnd.files.get(name);
    if (file) return { kind: 'file', file, caching: HASHED.test(name) ? FOR_EVER : FOR_AN_HOUR };
    const led = frontEnd.prefix === '/' ? redirect(path) : null;
    if (led?.target) {
      return { kind: 'redirect', to: withQuery(led.target, request), status: Number(led.status) };
    }
    const isPage = hasPage(frontEnd.prefix, path);
    // The shop knows its pages, which may be called like files; the others answer for themselves.
    if (LOOKS_LIKE_FILE.test(path) && !(isPage && frontEnd.prefix === '/')) return { kind: 'nothing' };
    const status = led ? Number(led.status) : isPage ? OK : NOT_FOUND;
    const isShop = frontEnd.prefix === '/';
    const finished = this.finished.get(frontEnd)!;
    const own = isShop ? parts(path, status === OK) : null;
    if (isSecretPage(path)) {
      const isShown = isShop && status === OK && isDocument(request);
      const content = isShown ? privateContent?.(path, request.ip) : undefined;
      const page = content?.then((html) => finished.once(own, html)) ?? finished.of(own);
      return { kind: 'page', page, status, own: PRIVATE_HEADERS, caching: content ? NEVER : CHECKED };
    }
    const page = finished.of(isDocument(request) ? own : own && withoutContent(own));
    const allowed = isShop ? policy(path, request.headers.cookie) : null;
    if (allowed === null) return { kind: 'page', page, status, own: null, caching: CHECKED };
    const marked =
      page instanceof Promise ? page.then((made) => this.marked(made, allowed)) : this.marked(page, allowed);
    return { kind: 'page', page: marked, status, own: { [POLICY]: allowed }, caching: CHECKED };
  }

  /** The same page under an ETag of its own: a browser must not go on with the policy that it was sent before. */
  private marked(page: StaticFile, policy: string): StaticFile {
    const known = this.withPolicy.get(page);
    if (known?.policy === policy) return known.page;
    const content = new Precompressed(page.content.identity, { mark: policy });
    const marked = { ...page, content };
    this.withPolicy.set(page, { policy, page: marked });
    return marked;
  }
}

/** Service workers keep a page for all addresses: they need the one without content. */
const isDocument = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

const withoutContent = (parts: PageParts): PageParts => ({
  ...parts,
  key: `${parts.key}\nframe`,
  content: undefined,
});

/** What was asked stays, unless the target asks by itself. */
function withQuery(target: string, { url }: FastifyRequest): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return encodeURI(decodedOrAsIs(target)) + (/[?#]/.test(target) ? '' : query);
}

const isOf = ({ prefix, addresses }: FrontEnd, path: string): boolean =>
  `${path}/`.startsWith(prefix) || addresses.some((address) => path === address || path === `${address}/`);

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
