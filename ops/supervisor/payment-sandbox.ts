import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '@bestellwerk/embedded/supervise';
import { sandboxKeys } from '@bestellwerk/payment-sandbox/sandbox-keys';
import { acceptsConnections, freePort } from '@bestellwerk/server-kit/ports';
import type { ProcessGroup } from './process-group.js';
import type { Settings } from './settings.js';

export interface StartedSandbox {
  readonly url: string;
  /** What backend and projections read instead of a real provider's settings. */
  readonly environment: Readonly<Record<string, string>>;
}

const HOST = '127.0.0.1';

/**
 * Starts the stand-in for the payment providers, if it is wanted. Its address is known before it is ready, so that nobody
 * waits for it: a shop without payments is better than none.
 */
export async function startPaymentSandbox(
  processes: ProcessGroup,
  { paymentSandbox, paymentSandboxPort, dataDir }: Settings,
): Promise<StartedSandbox | undefined> {
  if (!paymentSandbox) return undefined;
  const file = join(dataDir, 'payment-sandbox.json');
  const port = paymentSandboxPort || (await formerPort(file)) || (await freePort());
  void processes.start(sandboxPart(file, port)).catch(() => undefined);
  const url = `http://${HOST}:${port}`;
  const payUrl = process.env.PAYMENT_SANDBOX_PUBLIC_URL || url;
  const { mollieKey, datatransMerchantId, datatransPassword, datatransSignKey } = sandboxKeys;
  return {
    url,
    environment: {
      PAYMENT_SANDBOX_URL: url,
      MOLLIE_API_URL: url,
      MOLLIE_API_KEY: mollieKey,
      DATATRANS_API_URL: url,
      DATATRANS_PAY_URL: payUrl,
      DATATRANS_MERCHANT_ID: datatransMerchantId,
      DATATRANS_PASSWORD: datatransPassword,
      DATATRANS_SIGN_KEY: datatransSignKey,
    },
  };
}

const sandboxPart = (file: string, port: number): Part => ({
  name: 'payment-sandbox',
  args: ['payment-sandbox/dist/main.js'],
  env: () => ({ PAYMENT_SANDBOX_FILE: file, PAYMENT_SANDBOX_PORT: String(port) }),
  output: 'ignore',
});

/** Pages of payments that were open at the last stop lead there. */
async function formerPort(file: string): Promise<number | undefined> {
  try {
    const { port } = JSON.parse(readFileSync(file, 'utf8')) as { port?: unknown };
    const isFree = typeof port === 'number' && !(await acceptsConnections({ host: HOST, port }));
    return isFree ? port : undefined;
  } catch {
    return undefined;
  }
}
