import { Signer } from '@fastify/cookie';
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import { HttpStatus } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/api-error.js';
import { maySpeakFor } from '../platform/http/same-origin.js';
import { scopedPlugin } from '../platform/http/scoped-plugin.js';
import { SESSION_COOKIE } from '../platform/http/session-cookie-name.js';
import type { Secrets } from '../platform/secrets.js';
import type { SessionStore } from './session-store.js';

const HOURS = 16;

declare module 'fastify' {
  interface Session {
    userId?: string;
    /** Where it began: network address and browser. */
    address?: string;
    userAgent?: string;
    /** When a link was used to sign in; deleted once a password is set. */
    linkUsedAt?: string;
  }
  interface FastifyContextConfig {
    /** Whether the route reads the session. Other routes never access it. */
    usesSession?: boolean;
    /** Whether the route is also for staff who have not chosen a password yet. */
    isForNewStaff?: boolean;
  }
}

/** Sessions of staff, for our own pages only. `hasReason` returns whether the reason for an ended session is stored. */
export async function useSessions(
  fastify: FastifyInstance,
  secrets: Secrets,
  store: SessionStore,
  hasReason: (request: FastifyRequest) => Promise<boolean>,
): Promise<void> {
  await fastify.register(cookie);
  fastify.addHook('onRequest', async (request) => {
    if (request.cookies[SESSION_COOKIE] === undefined) return;
    if (!maySpeakFor(request.method, request.headers, request.headers.host ?? '')) {
      throw ApiError.of(
        HttpStatus.FORBIDDEN,
        'Diese Anfrage kam nicht von unserer Seite. Bitte laden Sie die Seite neu.',
      );
    }
  });
  const matters = ({ routeOptions }: FastifyRequest) => routeOptions.config.usesSession === true;
  // The plugin deletes the cookie of a session it does not find. If a reason is stored it must stay, as other windows and
  // requests of the browser send it too: without a session, as after destroy(), the plugin does not delete it.
  fastify.addHook('onSend', async (request) => {
    const isNobody = matters(request) && request.session?.sessionId && request.session.userId === undefined;
    if (isNobody && (await hasReason(request))) Object.assign(request, { session: null });
  });
  const whereUsed = scopedPlugin(session, matters);
  await fastify.register(whereUsed, {
    secret: sessionSigner(secrets),
    store,
    cookieName: SESSION_COOKIE,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: HOURS * 3_600_000 },
    saveUninitialized: false,
    rolling: false,
  });
}

export const sessionSigner = (secrets: Secrets): Signer => new Signer(secrets.cookieKey, 'sha256');
