import { readFileSync } from 'node:fs';
import https from 'node:https';
import { createMollieClient, type MollieClient } from '@mollie/api-client';
import type { PaymentSandbox } from '../control/payment-sandbox-handle.js';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Of nobody but the sandbox in tests. */
export const testCertificate = { key: file('./sandbox-key.pem'), cert: file('./sandbox-cert.pem') };

/**
 * Mollie's own client as an independent reader of the sandbox's answers. It trusts only its own list of authorities, and
 * there is no option for others, so it gets another agent while it is made.
 */
export function officialMollieClient({ url, keys }: PaymentSandbox): MollieClient {
  const { Agent } = https;
  https.Agent = class extends Agent {
    constructor(options: https.AgentOptions) {
      super({ ...options, ca: testCertificate.cert, keepAlive: false });
    }
  };
  try {
    return createMollieClient({ apiKey: keys.mollieKey, apiEndpoint: `${url}/v2/` });
  } finally {
    https.Agent = Agent;
  }
}
