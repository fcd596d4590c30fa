import { createRequire } from 'node:module';
import { serverAddressesFrom } from '@bestellwerk/event-log/log-address';
import { type Providers, providersFromEnvironment } from '@bestellwerk/payments/providers/providers';
import { clockFrom } from '@bestellwerk/server-kit/clock';
import { logLevelFrom, portFrom } from '@bestellwerk/server-kit/environment';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { contentAiSettingsFrom, type ContentAiSettings } from './content-ai-settings.js';
import { fileSettingsFrom, type FileSettings } from './file-settings.js';
import { smsSettingsFrom, type SmsSettings } from './sms-settings.js';

/** What the environment decides. */
export interface Settings {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  /** Where the supervisor serves the state of the parts; null without a supervisor. */
  readonly supervisorUrl: string | null;
  /** Overrides the key kept in the database. */
  readonly serverKey: string | null;
  readonly isThrottled: boolean;
  readonly logLevel: string;
  /** Opens /metrics to callers that are not on this machine. */
  readonly metricsToken: string | null;
  /** Whether a proxy in front forwards protocol and address of the caller. */
  readonly trustProxy: boolean;
  /** Whether a header may set the clock of a request. */
  readonly isTest: boolean;
  readonly version: string;
  /** Where people reach this installation, for links in mails. Without a slash at the end. */
  readonly publicUrl: string;
  readonly mail: MailSettings;
  readonly messages: MessageSettings;
  readonly push: PushSettings;
  readonly files: FileSettings;
  readonly providers: Providers;
  /** Where models draft contents; null for nowhere. */
  readonly contentAi: ContentAiSettings | null;
  /** Whether drafts of the usual text pages, and the usual image templates, are put in at the first start. */
  readonly hasStandardPages: boolean;
  /** The providers are the sandbox on this machine: no money moves. */
  readonly isPaymentSandbox: boolean;
  /** The time of decisions. */
  readonly now: () => Date;
}

export type OwnSettings = Omit<Settings, 'databaseUrl' | 'eventStoreUrl'>;

export interface MessageSettings {
  /** Whether guests get messages about their orders; false for a copy of an installation. */
  readonly isSending: boolean;
  /** Pauses between attempts, in milliseconds; one attempt more than pauses. */
  readonly pausesMs: readonly number[];
  /** Nobody is notified of what happened longer ago, in milliseconds. */
  readonly oldestMs: number;
  readonly sms: SmsSettings | null;
}

export interface PushSettings {
  /** Whether staff's devices are notified; false for a copy of an installation. */
  readonly isSending: boolean;
  /** By which a push service reaches the operator of this installation: mailto: or https:. */
  readonly subject: string;
  /** Pauses between attempts, in milliseconds; the last one repeats until the notification is too old. */
  readonly pausesMs: readonly number[];
  /** Of what happened longer ago nobody is notified, in milliseconds. */
  readonly oldestMs: number;
  /** The certificate of a push service of a test, which may be on this machine; null for real ones. */
  readonly testAuthority: string | null;
}

export interface MailSettings {
  /** The server that sends mails, with credentials; null: mails are kept and shown in the back office. */
  readonly smtpUrl: string | null;
  readonly from: string;
}

/** Reads the environment. Throws WrongSettings naming the variable that is missing or wrong. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  return { ...serverAddressesFrom(env), ...ownSettingsFrom(env) };
}

/** All but where the servers are, which may not be known yet. */
export function ownSettingsFrom(env: NodeJS.ProcessEnv): OwnSettings {
  const port = portFrom(env, 'PORT', 3000);
  const host = env.HOST || LOOPBACK;
  const publicUrl = publicUrlFrom(
    env.PUBLIC_URL || `http://${host === LOOPBACK ? LOOPBACK : 'localhost'}:${port}`,
  );
  return {
    host,
    port,
    supervisorUrl: env.SUPERVISOR_URL || null,
    serverKey: env.SERVER_KEY || null,
    isThrottled: env.THROTTLE !== '0',
    logLevel: logLevelFrom(env),
    metricsToken: env.METRICS_TOKEN || null,
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    isTest: env.NODE_ENV === 'test',
    version: packageVersion(),
    publicUrl,
    mail: { smtpUrl: smtpUrlFrom(env), from: env.MAIL_FROM || 'Bestellwerk <bestellwerk@localhost>' },
    hasStandardPages: env.STANDARD_PAGES !== '0',
    messages: {
      isSending: env.MESSAGES !== '0',
      pausesMs: MESSAGE_PAUSES_MS,
      oldestMs: OLDEST_MESSAGE_MS,
      sms: smsSettingsFrom(env),
    },
    push: {
      isSending: env.PUSH !== '0',
      subject: pushSubjectFrom(env.PUSH_SUBJECT, publicUrl),
      oldestMs: OLDEST_PUSH_MS,
      pausesMs: PUSH_PAUSES_MS,
      testAuthority: null,
    },
    files: fileSettingsFrom(env),
    providers: providersFromEnvironment(env),
    contentAi: contentAiSettingsFrom(env),
    isPaymentSandbox: Boolean(env.PAYMENT_SANDBOX_URL),
    now: clockFrom(env),
  };
}

/** Ten seconds, a minute, five, fifteen, an hour. */
const MESSAGE_PAUSES_MS: readonly number[] = [10_000, 60_000, 300_000, 900_000, 3_600_000];
const OLDEST_MESSAGE_MS = 24 * 3_600_000;

/** After a backend was away nobody needs to hear of what was new long ago. */
const OLDEST_PUSH_MS = 15 * 60_000;
const PUSH_PAUSES_MS: readonly number[] = [3_000, 10_000, 30_000, 120_000, 600_000];

/** The address that `npm start` prints: a guest who pays comes back to the same origin, where the cart is. */
const LOOPBACK = '127.0.0.1';

export const SETTINGS = Symbol('settings');

function publicUrlFrom(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new WrongSettings(`PUBLIC_URL must begin with http:// or https://, not ${text}.`);
  }
  return text.replace(/\/+$/, '');
}

/** Push services ask for it; without HTTPS there is nothing better than a placeholder. */
function pushSubjectFrom(text: string | undefined, publicUrl: string): string {
  if (!text) return publicUrl.startsWith('https:') ? publicUrl : 'mailto:bestellwerk@localhost';
  if (/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text)) return text;
  throw new WrongSettings('PUSH_SUBJECT must be like mailto:office@example.org or https://example.org.');
}

function smtpUrlFrom(env: NodeJS.ProcessEnv): string | null {
  if (env.SMTP_URL) return checkedSmtpUrl(env.SMTP_URL);
  if (!env.SMTP_HOST) return null;
  const port = env.SMTP_PORT || '587';
  if (!URL.canParse(`smtp://${env.SMTP_HOST}:${port}`)) {
    throw new WrongSettings('SMTP_HOST and SMTP_PORT must be the name of a server and a number.');
  }
  const url = new URL(`${port === '465' ? 'smtps' : 'smtp'}://${env.SMTP_HOST}:${port}`);
  url.username = encodeURIComponent(env.SMTP_USER ?? '');
  url.password = encodeURIComponent(env.SMTP_PASSWORD ?? '');
  return url.href;
}

/** Repeats nothing of the address, which may hold a password. */
function checkedSmtpUrl(text: string): string {
  if (/^smtps?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new WrongSettings('SMTP_URL must be like smtps://user:password@host:465.');
}

const packageVersion = (): string =>
  (createRequire(import.meta.url)('../../package.json') as { version: string }).version;
