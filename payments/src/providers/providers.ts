import type { PaymentProvider, ProviderName } from './provider.js';
import { DatatransClient } from './datatrans/datatrans-client.js';
import { MollieClient } from './mollie/mollie-client.js';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

/** A provider that can be used, or the German reason why it cannot. */
export type ConfiguredProvider =
  | { readonly isThere: true; readonly provider: PaymentProvider; readonly signKey?: string | undefined }
  | { readonly isThere: false; readonly reason: string };

/** `signKey` of Datatrans: the hex key of its notifications; without it they only mean 'look'. */
export type Providers = Readonly<Record<ProviderName, ConfiguredProvider>>;

const MOLLIE_API_URL = 'https://api.mollie.com';
const DATATRANS_API_URL = 'https://api.datatrans.com';
const DATATRANS_PAY_URL = 'https://pay.datatrans.com';

/**
 * The payment providers for which there are keys: MOLLIE_API_KEY; DATATRANS_MERCHANT_ID with DATATRANS_PASSWORD. Throws
 * WrongSettings for an address or a sign key that cannot be read.
 */
export function providersFromEnvironment(env: NodeJS.ProcessEnv): Providers {
  return { mollie: mollieFrom(env), datatrans: datatransFrom(env) };
}

function mollieFrom(env: NodeJS.ProcessEnv): ConfiguredProvider {
  const apiUrl = urlFrom(env, 'MOLLIE_API_URL', MOLLIE_API_URL);
  const { MOLLIE_API_KEY: apiKey } = env;
  if (!apiKey) return missing('Mollie ist nicht eingerichtet: Bitte MOLLIE_API_KEY setzen.');
  return { isThere: true, provider: new MollieClient({ apiKey, apiUrl }) };
}

function datatransFrom(env: NodeJS.ProcessEnv): ConfiguredProvider {
  const apiUrl = urlFrom(env, 'DATATRANS_API_URL', DATATRANS_API_URL);
  const payUrl = urlFrom(env, 'DATATRANS_PAY_URL', DATATRANS_PAY_URL);
  const signKey = env.DATATRANS_SIGN_KEY || undefined;
  if (signKey && !/^([0-9a-f]{2})+$/i.test(signKey)) {
    throw new WrongSettings('DATATRANS_SIGN_KEY must be the hex key that Datatrans shows.');
  }
  const { DATATRANS_MERCHANT_ID: merchantId, DATATRANS_PASSWORD: password } = env;
  if (!merchantId) return missing('Datatrans ist nicht eingerichtet: Bitte DATATRANS_MERCHANT_ID setzen.');
  if (!password) return missing('Datatrans ist nicht eingerichtet: Bitte DATATRANS_PASSWORD setzen.');
  return {
    isThere: true,
    provider: new DatatransClient({ merchantId, password, apiUrl, payUrl }),
    signKey,
  };
}

const missing = (reason: string): ConfiguredProvider => ({ isThere: false, reason });

/** Without a slash at its end. */
function urlFrom(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const text = env[name] || otherwise;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new WrongSettings(`${name} must be an address like ${otherwise}, not ${text}.`);
}
