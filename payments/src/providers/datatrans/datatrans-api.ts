import type { z } from 'zod';
import { askProvider, type ProviderAnswer, type ProviderCall } from '../http/ask-provider.js';
import type { ProviderCheck } from '../provider.js';
import { CredentialsRefused, ProviderRefused, ProviderUnavailable } from '../provider-errors.js';
import { datatransError } from './datatrans-answers.js';

export interface DatatransSettings {
  readonly merchantId: string;
  readonly password: string;
  /** Both without a slash at their end. */
  readonly apiUrl: string;
  readonly payUrl: string;
  /** Time limit of a call in milliseconds; 10 000 if it is missing. */
  readonly limitMs?: number | undefined;
}

export const UNKNOWN_TRANSACTION = 'TRANSACTION_NOT_FOUND';
export const WRONG_STATUS = 'INVALID_TRANSACTION_STATUS';
export const DUPLICATE_REFNO = 'DUPLICATE_REFNO';

/** Codes that say nothing about what was done. */
const temporaryCodes = ['SERVER_ERROR', 'UNKNOWN_ERROR'];
const UNAUTHORIZED = 'UNAUTHORIZED';

/** Calls of Datatrans' JSON API: errors become ours, answers are read by their schema. */
export class DatatransApi {
  constructor(private readonly settings: DatatransSettings) {}

  /** Null: Datatrans does not know it. */
  async find<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | null> {
    try {
      return read(await this.call('GET', path), schema);
    } catch (error) {
      if (isRefusal(error, UNKNOWN_TRANSACTION)) return null;
      throw error;
    }
  }

  async post<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    idempotencyKey: string,
    body: unknown,
  ): Promise<z.output<Schema>> {
    return read(await this.call('POST', path, idempotencyKey, body), schema);
  }

  /** Whether Datatrans takes the password: it knows no transaction of zeros, and says so only to its merchants. */
  async check(): Promise<ProviderCheck> {
    try {
      await this.call('GET', `/v1/transactions/${'0'.repeat(18)}`);
      return { works: true };
    } catch (error) {
      if (error instanceof ProviderRefused) return { works: true };
      const isLasting = error instanceof CredentialsRefused;
      const reason = isLasting
        ? 'Datatrans nimmt die Anmeldung nicht an. Bitte DATATRANS_MERCHANT_ID und DATATRANS_PASSWORD prüfen.'
        : 'Datatrans antwortet nicht. Bitte DATATRANS_API_URL und die Verbindung ins Internet prüfen.';
      return { works: false, isLasting, reason };
    }
  }

  private async call(
    method: ProviderCall['method'],
    path: string,
    idempotencyKey?: string,
    body?: unknown,
  ): Promise<ProviderAnswer> {
    const { merchantId, password, apiUrl, limitMs } = this.settings;
    const credentials = Buffer.from(`${merchantId}:${password}`).toString('base64');
    const answer = await askProvider({
      method,
      url: apiUrl + path,
      headers: {
        authorization: `Basic ${credentials}`,
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      body,
      limitMs,
    });
    if (answer.status >= 400) throw refusalOf(answer);
    return answer;
  }
}

export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ProviderRefused && error.code === code;

function read<Schema extends z.ZodType>({ status, body }: ProviderAnswer, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const at = result.error.issues[0]?.path.join('.');
  throw new ProviderUnavailable(`answered ${status} with something else at ${at}`);
}

/** The code decides: nearly everything is answered 400, and 409 means a wrong status as well as a call that still runs. */
function refusalOf({ status, body, retryAfterMs }: ProviderAnswer): Error {
  const { code, message } = datatransError.safeParse(body).data?.error ?? { code: '', message: '' };
  if (code === UNAUTHORIZED) return new CredentialsRefused(`answered ${status} ${code}`, retryAfterMs);
  const isTemporary = temporaryCodes.includes(code) || (status === 409 && code !== WRONG_STATUS);
  if (isTemporary) return new ProviderUnavailable(`answered ${status} ${code}`.trim(), retryAfterMs);
  const isUnknown = status === 404 || (code === 'INVALID_PROPERTY' && /transactionId/.test(message));
  if (isUnknown) return new ProviderRefused(UNKNOWN_TRANSACTION, message);
  const field = code === 'INVALID_PROPERTY' ? (/^[\w.]+/.exec(message)?.[0] ?? null) : null;
  return new ProviderRefused(code || String(status), message, field);
}
