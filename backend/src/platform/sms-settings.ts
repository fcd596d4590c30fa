import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

/** How the shop's SMS service is called. `{{to}}` and `{{text}}` in address and body are replaced. */
export interface SmsSettings {
  readonly url: string;
  readonly method: 'POST' | 'PUT' | 'GET';
  /** Secrets of the service, too. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null for none. */
  readonly body: string | null;
}

const JSON_BODY = '{"to":"{{to}}","text":"{{text}}"}';

/** Null if no service is set. Throws WrongSettings, which repeats no value: they may be secret. */
export function smsSettingsFrom(env: NodeJS.ProcessEnv): SmsSettings | null {
  const url = env.SMS_URL;
  if (!url) return null;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url.replace(/\{\{\w+\}\}/g, '0'))) {
    throw new WrongSettings('SMS_URL must begin with http:// or https://.');
  }
  const method = env.SMS_METHOD || 'POST';
  if (method !== 'POST' && method !== 'PUT' && method !== 'GET') {
    throw new WrongSettings('SMS_METHOD must be POST, PUT or GET.');
  }
  const body = method === 'GET' ? null : env.SMS_BODY || JSON_BODY;
  if (![url, body ?? ''].some((part) => part.includes('{{to}}'))) {
    throw new WrongSettings('SMS_URL or SMS_BODY must contain {{to}}.');
  }
  return { url, method, headers: headersFrom(env.SMS_HEADERS), body };
}

function headersFrom(text: string | undefined): Record<string, string> {
  const usual = { 'content-type': 'application/json' };
  if (!text) return usual;
  try {
    const given = JSON.parse(text) as Record<string, unknown>;
    const entries = Object.entries(given).map(
      ([name, value]) => [name.toLowerCase(), String(value)] as const,
    );
    return {
      ...usual,
      ...Object.fromEntries(new Headers(entries.map(([name, value]): [string, string] => [name, value]))),
    };
  } catch {
    throw new WrongSettings('SMS_HEADERS must be a JSON object of texts, like {"Authorization":"Bearer …"}.');
  }
}
