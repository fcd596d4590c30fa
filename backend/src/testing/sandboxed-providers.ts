import { type Providers, providersFromEnvironment } from '@bestellwerk/payments/providers/providers';
import { sandboxKeys } from '../../../payment-sandbox/sandbox-keys.js';

/** Both payment providers, played by a sandbox. */
export const sandboxedProviders = (url: string): Providers =>
  providersFromEnvironment({
    MOLLIE_API_KEY: sandboxKeys.mollieKey,
    MOLLIE_API_URL: url,
    DATATRANS_MERCHANT_ID: sandboxKeys.datatransMerchantId,
    DATATRANS_PASSWORD: sandboxKeys.datatransPassword,
    DATATRANS_SIGN_KEY: sandboxKeys.datatransSignKey,
    DATATRANS_API_URL: url,
    DATATRANS_PAY_URL: url,
  });
