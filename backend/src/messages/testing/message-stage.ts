import type { Config } from '@bestellwerk/domain/records/definitions/config';
import { expect } from '@jest/globals';
import { type ParsedMail, simpleParser } from 'mailparser';
import { pino } from 'pino';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { mailServer, type MailServer } from '../../platform/mail/testing/mail-server.js';
import type { Settings } from '../../platform/settings.js';
import { BackendHarness } from '../../testing/backend-harness.js';
import type { Client } from '../../testing/client.js';
import { smsServer, type SmsServer } from './sms-server.js';
import { sendSettings } from '../../testing/settings.js';

/** A backend that sends to a mail server and an SMS service of the test, and what its log says. */
export class MessageStage {
  private constructor(
    readonly harness: BackendHarness,
    readonly mails: MailServer,
    readonly sms: SmsServer,
    readonly lines: readonly string[],
    readonly admin: Client,
    readonly guest: Client,
  ) {}

  static async start(): Promise<MessageStage> {
    const lines: string[] = [];
    const [mails, sms] = [await mailServer(0), await smsServer()];
    const harness = await BackendHarness.start();
    const settings: Partial<Settings> = {
      publicUrl: 'https://linde.example',
      mail: { smtpUrl: mails.url, from: 'Bestellwerk <post@linde.example>' },
      messages: {
        isSending: true,
        pausesMs: [0, 0],
        oldestMs: Infinity,
        sms: {
          url: sms.url,
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: 'Bearer streng-geheim' },
          body: '{"an":"{{to}}","text":"{{text}}"}',
        },
      },
    };
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const { url } = await harness.backend(settings, log);
    const admin = await harness.staff(['ROLE_ADMIN'], [], url);
    return new MessageStage(harness, mails, sms, lines, admin, harness.visitor(url));
  }

  async stop(): Promise<void> {
    await this.harness.stop();
    await Promise.all([this.mails.stop(), this.sms.stop()]);
  }

  async configure(settings: Partial<Config>): Promise<void> {
    expect((await sendSettings(this.admin, settings)).status).toBe(200);
  }

  /** The mails to an address, parsed by somebody else's library, once there are so many. */
  mailsTo(address: string, count: number): Promise<ParsedMail[]> {
    return eventually(async () => {
      const raw = this.mails.taken.filter((mail) => mail.startsWith(`${address}\n`));
      expect(raw).toHaveLength(count);
      return Promise.all(raw.map((mail) => simpleParser(mail.slice(mail.indexOf('\n') + 1))));
    });
  }
}
