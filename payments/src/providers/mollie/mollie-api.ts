import { EQUAL_REFUND_PAUSE_MS } from '@bestellwerk/domain/ordering/order/equal-refunds';
import type { z } from 'zod';
import { askProvider, type ProviderAnswer, type ProviderCall } from '../http/ask-provider.js';
import { ProviderRefused, ProviderUnavailable } from '../provider-errors.js';
import { mollieError } from './mollie-answers.js';

export interface MollieSettings {
  readonly apiKey: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  /** Time limit of a call in milliseconds; 10 000 if it is missing. */
  readonly limitMs?: number | undefined;
}

export const NOT_FOUND = 'not_found';

/** Calls of Mollie's API: errors become ours, answers are read by their schema. */
export class MollieApi {
  constructor(private readonly settings: MollieSettings) {}

  async get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    return read(await this.call('GET', path), schema);
  }

  /** Null: Mollie does not know it. */
  async find<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | null> {
    try {
      return await this.get(path, schema);
    } catch (error) {
      if (error instanceof ProviderRefused && error.code === NOT_FOUND) return null;
      throw error;
    }
  }

  async post<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    idempotencyKey: string,
    body?: unknown,
  ): Promise<z.output<Schema>> {
    return read(await this.call('POST', path, idempotencyKey, body), schema);
  }

  async delete(path: string, idempotencyKey: string): Promise<void> {
    await this.call('DELETE', path, idempotencyKey);
  }

  /** Of a link in an answer; only the path is taken, so that the key goes nowhere else. */
  pathOf(href: string): string {
    const { pathname, search } = new URL(href);
    return pathname + search;
  }

  private async call(
    method: ProviderCall['method'],
    path: string,
    idempotencyKey?: string,
    body?: unknown,
  ): Promise<ProviderAnswer> {
    const answer = await this.ask(method, path, idempotencyKey, body);
    if (answer.status >= 400) throw refusalOf(answer);
    return answer;
  }

  private ask(
    method: ProviderCall['method'],
    path: string,
    idempotencyKey?: string,
    body?: unknown,
  ): Promise<ProviderAnswer> {
    const { apiKey, apiUrl, limitMs } = this.settings;
    return askProvider({
      method,
      url: apiUrl + path,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/hal+json',
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      body,
      limitMs,
    });
  }
}

function read<Schema extends z.ZodType>({ status, body }: ProviderAnswer, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const at = result.error.issues[0]?.path.join('.');
  throw new ProviderUnavailable(`answered ${status} with something else at ${at}`);
}

function refusalOf({ status, body, retryAfterMs }: ProviderAnswer): Error {
  const { title, detail, field } = mollieError.parse(body ?? {});
  // Either the first call with this key still runs, or an equal refund was made not long ago.
  if (status === 409) {
    const isDuplicate = /duplicate/i.test(detail);
    return new ProviderUnavailable(
      'answered 409',
      retryAfterMs ?? (isDuplicate ? EQUAL_REFUND_PAUSE_MS : null),
    );
  }
  const code = status === 404 || status === 410 ? NOT_FOUND : String(status);
  return new ProviderRefused(code, `${title}: ${detail}`, field ?? null);
}
