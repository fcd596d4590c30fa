import { request } from 'node:https';
import { request as plainRequest } from 'node:http';
import type { PaymentSandbox } from '../control/payment-sandbox-handle.js';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What a test looks into; undefined without a body. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export interface RawCall {
  readonly key?: string;
  readonly authorization?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call as it goes over the wire, with the credentials of the API that the path belongs to. */
export function rawCall(sandbox: PaymentSandbox) {
  const { url, keys } = sandbox;
  const pair = Buffer.from(`${keys.datatransMerchantId}:${keys.datatransPassword}`).toString('base64');
  return (method: string, path: string, body?: unknown, call: RawCall = {}): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const { authorization = path.startsWith('/v2') ? `Bearer ${keys.mollieKey}` : `Basic ${pair}` } = call;
      const headers = {
        authorization,
        'content-type': 'application/json',
        ...(call.key ? { 'idempotency-key': call.key } : {}),
        ...call.headers,
      };
      const start = url.startsWith('https') ? request : plainRequest;
      const sent = start(url + path, { method, headers, rejectUnauthorized: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = /json/.test(response.headers['content-type'] ?? '');
          const read: unknown = isJson && text ? JSON.parse(text) : text || undefined;
          resolve({ status: response.statusCode!, headers: response.headers, body: read });
        });
      });
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
}
