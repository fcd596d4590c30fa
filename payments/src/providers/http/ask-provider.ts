import { CredentialsRefused, ProviderUnavailable } from '../provider-errors.js';

/** Longer than this no call takes, in milliseconds. */
export const CALL_LIMIT_MS = 10_000;

export interface ProviderCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly limitMs?: number;
}

export interface ProviderAnswer {
  readonly status: number;
  /** Undefined if the body is empty or no JSON. */
  readonly body: unknown;
  readonly isJson: boolean;
  readonly retryAfterMs: number | null;
}

/**
 * One call, without a retry. Rejects with ProviderUnavailable if there is no whole answer in time, and for the answers that
 * mean 'later' at every provider: wrong key (CredentialsRefused), too many calls, broken. What 409 means is the client's.
 */
export async function askProvider(call: ProviderCall): Promise<ProviderAnswer> {
  const { method, url, headers, body, limitMs = CALL_LIMIT_MS } = call;
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    const answer = readAnswer(response, await response.text());
    refuseTemporary(answer);
    return answer;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`no answer: ${nameOf(error)}`);
  }
}

function readAnswer(response: Response, text: string): ProviderAnswer {
  const { status } = response;
  const retryAfterMs = millisecondsOf(response.headers.get('retry-after'));
  if (text === '') return { status, body: undefined, isJson: false, retryAfterMs };
  try {
    return { status, body: JSON.parse(text) as unknown, isJson: true, retryAfterMs };
  } catch {
    // A proxy's page, not the provider's word, so nobody knows what was done.
    throw new ProviderUnavailable(`answered ${status} without JSON`, retryAfterMs);
  }
}

function refuseTemporary({ status, retryAfterMs }: ProviderAnswer): void {
  if (status === 401 || status === 403) throw new CredentialsRefused(`answered ${status}`, retryAfterMs);
  const isTemporary = status >= 500 || [408, 425, 429].includes(status);
  if (isTemporary) throw new ProviderUnavailable(`answered ${status}`, retryAfterMs);
}

/** Of Retry-After in seconds, or as a date, which means: some time. */
function millisecondsOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

/** The cause of a failed fetch says more than its message, and neither contains the request. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : error.name;
}
