import { setTimeout as sleep } from 'node:timers/promises';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { MessageAttempts } from './message-attempts.js';
import { MessageQueue, type WaitingMessage } from './message-queue.js';

const POLL_MS = 1_000;
const MOST_AT_ONCE = 8;
/** What ends within this time is removed, and replaced, in one statement. */
const TOGETHER_MS = 20;
const LONGEST_FAREWELL_MS = 3_000;

/** Sends the messages that are due, some at a time. Neither addresses nor contents are logged. */
@Injectable()
export class MessageSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly atWork = new Set<{ readonly orderId: string; readonly ended: Promise<void> }>();
  /** Ids of messages that are done with, but still in the queue. */
  private readonly done = new Set<string>();
  private sending: Promise<void> | undefined;
  private poll: NodeJS.Timeout | undefined;
  private wake: () => void = () => undefined;
  private isWanted = false;
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
    await Promise.race([this.sending, sleep(LONGEST_FAREWELL_MS, undefined, { ref: false })]);
  }

  look(): void {
    if (this.isOver || !this.settings.messages.isSending) return;
    this.isWanted = true;
    this.wake();
    this.sending ??= this.sendAll().finally(() => (this.sending = undefined));
  }

  private async sendAll(): Promise<void> {
    try {
      while (this.isWanted || this.atWork.size > 0 || this.done.size > 0) {
        this.isWanted = false;
        const taken = await this.takeNext();
        this.isAway = false;
        for (const message of taken) this.attempt(message);
        if (this.atWork.size === 0) continue;
        // A slow server does not hold up what becomes due meanwhile.
        if (!this.isWanted) await this.anyEnds();
        await sleep(TOGETHER_MS);
        this.isWanted ||= taken.length > 0;
      }
    } catch (error) {
      this.warn(error);
    }
  }

  private anyEnds(): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.wake = resolve));
    return Promise.race([woken, ...[...this.atWork].map(({ ended }) => ended)]);
  }

  private async takeNext(): Promise<WaitingMessage[]> {
    const done = [...this.done];
    const taken = await this.queue.take(this.isOver ? 0 : MOST_AT_ONCE - this.atWork.size, done);
    for (const id of done) this.done.delete(id);
    return taken;
  }

  /** After those of the same order that are at work, so that its guest reads them in their order. */
  private attempt(message: WaitingMessage): void {
    const { id, orderId } = message;
    const before = [...this.atWork].filter((one) => one.orderId === orderId).map(({ ended }) => ended);
    const ended = Promise.all(before)
      .then(() => this.attempts.make(message))
      .then((isDone) => void (isDone && this.done.add(id)))
      .catch((error: unknown) => this.warn(error))
      .finally(() => this.atWork.delete(work));
    const work = { orderId, ended };
    this.atWork.add(work);
  }

  private warn(error: unknown): void {
    if (!this.isAway) this.log.warn({ reason: (error as Error).name }, 'waiting messages cannot be sent');
    this.isAway = true;
  }
}
