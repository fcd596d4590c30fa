import { setTimeout as delay } from 'node:timers/promises';
import { GenerationFailed } from './content-ai-provider.js';

export interface EndpointCall {
  readonly url: string;
  /** Never in errors or logs. */
  readonly apiKey: string | null;
  /** Sent as JSON. */
  readonly body: unknown;
  /** For all attempts together, in milliseconds. */
  readonly limitMs: number;
  /** The most bytes that an answer may have. */
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

const USUAL_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * The JSON that an endpoint answers. What is busy or broken is asked once more, after its Retry-After if that is short.
 * Throws GenerationFailed.
 */
export async function askEndpoint(call: EndpointCall): Promise<unknown> {
  const limit = AbortSignal.timeout(call.limitMs);
  const signal = AbortSignal.any([call.signal, limit]);
  try {
    const first = await attempt(call, signal);
    if (!first.isTemporary || first.pauseMs > LONGEST_PAUSE_MS) return read(first);
    await delay(first.pauseMs, undefined, { signal });
    return read(await attempt(call, signal));
  } catch (error) {
    if (error instanceof GenerationFailed) throw error;
    if (call.signal.aborted) throw new GenerationFailed('canceled', null);
    if (limit.aborted) throw new GenerationFailed('timeout', null);
    throw new GenerationFailed('unavailable', isUnreached(error) ? 0 : null);
  }
}

interface Attempt {
  readonly status: number;
  readonly text: string;
  readonly isTemporary: boolean;
  readonly pauseMs: number;
}

async function attempt(
  { url, apiKey, body, mostBytes }: EndpointCall,
  signal: AbortSignal,
): Promise<Attempt> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  });
  const { status, headers } = response;
  return {
    status,
    text: await textOf(response, mostBytes),
    isTemporary: status === 429 || status >= 500,
    pauseMs: pauseFrom(headers.get('retry-after')),
  };
}

/** Seconds, or a date, which is taken for longer than anybody waits. */
function pauseFrom(header: string | null): number {
  if (header === null) return USUAL_PAUSE_MS;
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : Infinity;
}

async function textOf(response: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new GenerationFailed('unreadable', null);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function read({ status, text }: Attempt): unknown {
  if (status === 401 || status === 403) throw new GenerationFailed('wrong-key', 0);
  if (status === 429) throw new GenerationFailed('busy', 0);
  if (status >= 500) throw new GenerationFailed('unavailable', 0);
  if (status >= 400) throw new GenerationFailed(isDeclined(text) ? 'declined' : 'rejected', 0);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new GenerationFailed('unreadable', null);
  }
}

/** Names of errors for contents that a provider does not make. */
const isDeclined = (text: string): boolean =>
  /"(content_filter|content_policy_violation|moderation_blocked)"/.test(text);

/** No connection was made, so nothing was done. */
function isUnreached(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code);
}
