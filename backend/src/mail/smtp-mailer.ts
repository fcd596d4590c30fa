import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { MailSettings } from '../settings.js';
import { Mailer, type OutgoingMail } from './mailer.js';

const PAUSES_MS: readonly number[] = [1_000, 10_000, 60_000, 300_000];
const TIMEOUT_MS = 20_000;

/**
 * Sends mails by a server. What it does not take is tried again some times, as long as this process lives. Neither addresses
 * nor contents are logged.
 */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly transport;
  private readonly end = new AbortController();

  constructor(
    { smtpUrl, from }: MailSettings,
    private readonly log: Logger,
    private readonly pausesMs = PAUSES_MS,
  ) {
    super();
    this.transport = createTransport(
      {
        url: smtpUrl!,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
      },
      { from },
    );
  }

  override async send(mail: OutgoingMail): Promise<void> {
    void this.deliver(mail);
    return Promise.resolve();
  }

  onApplicationShutdown(): void {
    this.end.abort();
    this.transport.close();
  }

  private async deliver(mail: OutgoingMail): Promise<void> {
    for (const pause of [...this.pausesMs, null]) {
      try {
        await this.transport.sendMail(mail);
        this.log.info('a mail was sent');
        return;
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        this.log.warn({ code, responseCode, isLastTry: pause === null }, 'a mail could not be sent');
        if (pause === null || !(await this.isStillRunningAfter(pause))) return;
      }
    }
  }

  private isStillRunningAfter(ms: number): Promise<boolean> {
    return sleep(ms, true, { signal: this.end.signal, ref: false }).catch(() => false);
  }
}
