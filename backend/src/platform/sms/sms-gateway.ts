import {
  callingCodeOf,
  internationalPhone,
  isPhone,
  normalizePhone,
} from '@bestellwerk/domain/addresses/contact-details';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryFailed } from '../mail/mail-delivery.js';
import { SETTINGS, type Settings } from '../settings.js';
import type { SmsSettings } from '../sms-settings.js';

const TIMEOUT_MS = 10_000;

export interface Sms {
  readonly to: string;
  readonly text: string;
  /** Of the branch: a number without calling code is one of its country. */
  readonly nearPhone: string;
}

/** Sends SMS by the HTTP service that the environment names. */
@Injectable()
export class SmsGateway {
  private readonly settings: SmsSettings | null;

  constructor(@Inject(SETTINGS) { messages }: Settings) {
    this.settings = messages.sms;
  }

  get isSetUp(): boolean {
    return this.settings !== null;
  }

  /** One attempt. Throws DeliveryFailed. */
  async deliver({ to, text, nearPhone }: Sms): Promise<void> {
    if (this.settings === null) throw new DeliveryFailed('not-set-up', true);
    const number = numberOf(to, nearPhone);
    if (number === null) throw new DeliveryFailed('wrong-address', true);
    const { url, method, headers, body } = this.settings;
    const status = await fetch(filled(url, { to: number, text }, encodeURIComponent), {
      ...{ method, headers },
      ...(body !== null && { body: filled(body, { to: number, text }, escapeFor(headers['content-type'])) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(statusOf, () => null);
    if (status === null) throw new DeliveryFailed('unreachable', false);
    if (status >= 200 && status < 300) return;
    throw new DeliveryFailed('refused', isFinal(status));
  }
}

/** The answer is not looked at, but read, so that the connection can be used again. */
async function statusOf(answer: Response): Promise<number> {
  await answer.text().catch(() => undefined);
  return answer.status;
}

/** What the sender did wrong will be wrong again; but a wrong key may be mended, and too many may be fewer later. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);

function numberOf(to: string, nearPhone: string): string | null {
  const normalized = normalizePhone(to);
  return isPhone(normalized) ? normalized : internationalPhone(to, callingCodeOf(nearPhone));
}

const filled = (
  template: string,
  values: Readonly<Record<'to' | 'text', string>>,
  escaped: (text: string) => string,
): string => template.replace(/\{\{(to|text)\}\}/g, (_, name: 'to' | 'text') => escaped(values[name]));

function escapeFor(contentType = ''): (text: string) => string {
  if (contentType.includes('json')) return (text) => JSON.stringify(text).slice(1, -1);
  if (contentType.includes('form-urlencoded')) return encodeURIComponent;
  if (contentType.includes('xml')) return escapeXml;
  return (text) => text;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
