import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ListAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import { type ApiFailure, failureOf, unknownMessage, unreachableMessage } from './api-failure.js';
import { type KnownPosition, knownPosition } from './known-position.js';

/** One call below /api. A plain string is a GET of that path. */
export interface ApiCall {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Query parameters; undefined, null and empty strings are left out. */
  params?: Record<string, string | number | boolean | null | undefined>;
  /** Sent as Idempotency-Key; writes without one are not repeatable. */
  idempotencyKey?: string;
  /** The revision that the write changes, sent as If-Match. */
  ifMatch?: string;
  /** For devices, which have a token instead of a session. */
  bearer?: string;
  /** Milliseconds after which it counts as lost, where an answer takes longer than usual. */
  timeoutMs?: number;
  /** Lets the call outlive the page that sent it. */
  keepalive?: boolean;
}

/** Beside the unwrapped `data`: paging of lists, the answer's position, and whether the read may be behind it. */
export interface ApiMeta {
  list: ListAnswer<unknown>['meta'] | null;
  /** The whole `meta` of the envelope, for answers that carry something else there. */
  envelope: unknown;
  position: string | null;
  isStale: boolean;
}

export type ApiBaseQuery = BaseQueryFn<string | ApiCall, unknown, ApiFailure, object, ApiMeta>;

interface Options {
  fetch?: typeof fetch;
  position?: KnownPosition;
  /** Milliseconds after which an unanswered call counts as lost. */
  timeout?: number;
}

/** RTK Query's base query: path below /api, envelope unwrapped, failures as `ApiFailure`, positions remembered. */
export function createBaseQuery({
  position = knownPosition,
  timeout = 20_000,
  ...options
}: Options = {}): ApiBaseQuery {
  return async (argument, { signal }) => {
    const call: ApiCall = typeof argument === 'string' ? { url: argument } : argument;
    const send = options.fetch ?? fetch;
    const limit = new AbortController();
    const abort = () => limit.abort();
    const timer = setTimeout(abort, call.timeoutMs ?? timeout);
    signal.addEventListener('abort', abort);
    let response: Response;
    let envelope: Envelope;
    try {
      response = await send(addressOf(call), requestOf(call, position, limit.signal));
      envelope = await envelopeOf(response);
    } catch {
      return { error: failureOf(0, unreachableMessage) };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
    const meta = metaOf(response, envelope);
    position.remember(meta.position);
    if (response.ok && 'data' in envelope) return { data: envelope.data, meta };
    return { error: { ...failureFrom(response.status, envelope), ...waitOf(response) }, meta };
  };
}

type Envelope = { data?: unknown; meta?: unknown; errors?: unknown } & Pick<
  ApiFailure,
  'conflict' | 'totals' | 'placed' | 'sessionEnd'
>;

/** URL of a call, with its query. */
export function addressOf({ url, params = {} }: ApiCall): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  const path = `/api/${url.replace(/^\//, '')}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

function requestOf(call: ApiCall, position: KnownPosition, signal: AbortSignal): RequestInit {
  const { method = 'GET', body, idempotencyKey, ifMatch, bearer, keepalive } = call;
  const headers: Record<string, string> = { accept: 'application/json' };
  const known = position.current();
  if (method === 'GET' && known !== null) headers['x-position'] = known;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  if (ifMatch !== undefined) headers['if-match'] = `"${ifMatch}"`;
  if (bearer !== undefined) headers['authorization'] = `Bearer ${bearer}`;
  return {
    method,
    headers,
    signal,
    credentials: 'same-origin',
    ...(keepalive === undefined ? {} : { keepalive }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

async function envelopeOf(response: Response): Promise<Envelope> {
  const text = await response.text();
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

function metaOf(response: Response, envelope: Envelope): ApiMeta {
  const meta = envelope.meta;
  const isList = typeof meta === 'object' && meta !== null && 'total' in meta;
  return {
    list: isList ? (meta as ApiMeta['list']) : null,
    envelope: meta,
    position: response.headers.get('x-position'),
    isStale: response.headers.get('x-stale') === 'true',
  };
}

/** The header may name a date instead, which our server never does. */
function waitOf({ headers }: Response): Pick<ApiFailure, 'retryAfter'> {
  const seconds = Number(headers.get('retry-after'));
  return Number.isInteger(seconds) && seconds > 0 ? { retryAfter: seconds } : {};
}

function failureFrom(status: number, { errors, conflict, totals, placed, sessionEnd }: Envelope): ApiFailure {
  const isWellFormed = Array.isArray(errors) && errors.length > 0;
  return isWellFormed
    ? {
        status,
        errors,
        ...(conflict !== undefined && { conflict }),
        ...(totals && { totals }),
        ...(placed && { placed }),
        ...(sessionEnd && { sessionEnd }),
      }
    : failureOf(status, status >= 502 ? unreachableMessage : unknownMessage);
}
