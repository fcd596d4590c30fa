import { setTimeout as sleep } from 'node:timers/promises';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { MessageAttempts } from './message-attempts.js';
import { MessageQueue } from './message-queue.js';

const POLL_MS = 1_000;
const MOST_AT_ONCE = 4;
const LONGEST_FAREWELL_MS = 3_000;

/** Sends the messages that are due, some at a time. Neither addresses nor contents are logged. */
@Injectable()
export class MessageSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly atWork = new Set<Promise<void>>();
  private poll: NodeJS.Timeout | undefined;
  private isOver = false;
  private isAway = false;

  constructor(
    private readonly queue: MessageQueue,
    private readonly attempts: MessageAttempts,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.poll = setInterval(() => this.look(), POLL_MS).unref();
  }

  /** The current attempts end, or are made again by another process later. */
  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    clearInterval(this.poll);
    await Promise.race([Promise.all(this.atWork), sleep(LONGEST_FAREWELL_MS, undefined, { ref: false })]);
  }

  look(): void {
    if (this.isOver || !this.settings.messages.isSending || this.atWork.size >= MOST_AT_ONCE) return;
    const work = this.sendAll().finally(() => this.atWork.delete(work));
    this.atWork.add(work);
  }

  private async sendAll(): Promise<void> {
    try {
      while (!this.isOver) {
        const message = await this.queue.take();
        this.isAway = false;
        if (!message) return;
        await this.attempts.make(message);
      }
    } catch (error) {
      if (!this.isAway) this.log.warn({ reason: (error as Error).name }, 'waiting messages cannot be sent');
      this.isAway = true;
    }
  }
}
