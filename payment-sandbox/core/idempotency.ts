import { createHash } from 'node:crypto';
import type { ApiRequest } from '../http/routes.js';
import { KEY_IS_KNOWN_MS, type SandboxSettings } from './settings.js';
import type { Answer, KnownKey, ProviderName, SandboxState } from './state.js';

export type KeyCheck =
  /** No key, or a new one: `done` takes the answer. */
  | { readonly is: 'new'; readonly done: (answer: Answer) => void }
  | { readonly is: 'replay'; readonly answer: Answer }
  | { readonly is: 'running' }
  /** Known for another endpoint or body. */
  | { readonly is: 'other' };

/** Idempotency keys: of POST only, and for an hour. */
export function checkKey(
  { answered }: SandboxState,
  settings: SandboxSettings,
  now: number,
  provider: ProviderName,
  request: ApiRequest,
): KeyCheck {
  forgetOld(answered, now);
  const header = request.headers['idempotency-key'];
  if (request.method !== 'POST' || typeof header !== 'string') return { is: 'new', done: () => undefined };
  const name = `${provider} ${header}`;
  const fingerprint = fingerprintOf(request);
  const known = answered[name];
  if (known && known.request !== fingerprint) return { is: 'other' };
  if (known) return known.answer ? { is: 'replay', answer: known.answer } : { is: 'running' };
  const key: KnownKey = { at: now, request: fingerprint };
  answered[name] = key;
  return {
    is: 'new',
    done: (answer) => {
      if (answer.status < 400 || settings.replaysErrors) key.answer = answer;
      else if (answered[name] === key) delete answered[name];
    },
  };
}

const fingerprintOf = ({ method, path, rawBody }: ApiRequest): string =>
  createHash('sha256').update(`${method} ${path} ${rawBody}`).digest('hex').slice(0, 32);

function forgetOld(answered: Record<string, KnownKey>, now: number): void {
  for (const [name, { at }] of Object.entries(answered))
    if (now - at >= KEY_IS_KNOWN_MS) delete answered[name];
}
