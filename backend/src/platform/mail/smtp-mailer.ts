import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Queries } from '../database/queries.js';
import type { MailSettings } from '../settings.js';
import { Mailer, type OutgoingMail } from './mailer.js';
import type { QueuedMail, MailQueue } from './mail-queue.js';
import { smtpTransport } from './smtp-transport.js';

const PAUSES_MS: readonly number[] = [1_000, 10_000, 60_000, 300_000];
const POLL_MS = 1_000;
const MOST_AT_ONCE = 4;
const LONGEST_FAREWELL_MS = 3_000;

/**
 * Sends mails by a server. What it does not take waits in the database and is tried again some times, by whichever backend
 * runs then. Neither addresses nor contents are logged.
 */
export class SmtpMailer extends Mailer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly transport;
  private readonly atWork = new Set<Promise<void>>();
  private poll: NodeJS.Timeout | undefined;
  private isOver = false;
  private isAway = false;

  constructor(
    settings: MailSettings,
    private readonly waiting: Pick<MailQueue, 'add' | 'take' | 'postpone' | 'remove'>,
    private readonly log: Logger,
    private readonly pausesMs = PAUSES_MS,
  ) {
    super();
    this.transport = smtpTransport(settings);
  }

  override async send(mail: OutgoingMail, database?: Queries): Promise<void> {
    await this.waiting.add(mail, database);
    this.look();
  }

  onApplicationBootstrap(): void {
    this.poll = setInterval(() => this.look(), POLL_MS).unref();
    this.look();
  }

  /** The current mail is finished, or tried again by another process later. */
  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    clearInterval(this.poll);
    this.transport.close();
    await Promise.race([Promise.all(this.atWork), sleep(LONGEST_FAREWELL_MS, undefined, { ref: false })]);
  }

  private look(): void {
    if (this.isOver || this.atWork.size >= MOST_AT_ONCE) return;
    const work = this.deliverAll().finally(() => this.atWork.delete(work));
    this.atWork.add(work);
  }

  private async deliverAll(): Promise<void> {
    try {
      while (!this.isOver) {
        const mail = await this.waiting.take();
        this.isAway = false;
        if (!mail) return;
        await this.deliver(mail);
      }
    } catch {
      if (!this.isAway) this.log.warn('waiting mails cannot be read');
      this.isAway = true;
    }
  }

  private async deliver({ id, tries, to, subject, text }: QueuedMail): Promise<void> {
    const pause = this.pausesMs[tries - 1];
    try {
      await this.transport.sendMail({ to, subject, text });
      this.log.info('a mail was sent');
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      this.log.warn({ code, responseCode, isLastTry: pause === undefined }, 'a mail could not be sent');
      if (pause !== undefined) return this.waiting.postpone(id, pause);
    }
    await this.waiting.remove(id);
  }
}
