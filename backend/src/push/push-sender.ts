import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { GuestPushes } from './guest-pushes.js';
import { PushQueue, type WaitingPush } from './push-queue.js';
import { type PushOutcome, PushService } from './push-service.js';
import { PushSubscriptions } from './push-subscriptions.js';

const POLL_MS = 1_000;
const TIDY_EVERY_MS = 3_600_000;
const MOST_AT_ONCE = 8;

/** Sends the notifications that are due, some at a time. Neither addresses nor contents are logged. */
@Injectable()
export class PushSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly atWork = new Set<Promise<void>>();
  private readonly timers: NodeJS.Timeout[] = [];
  private isOver = false;

  constructor(
    private readonly queue: PushQueue,
    private readonly subscriptions: PushSubscriptions,
    private readonly guests: GuestPushes,
    private readonly service: PushService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.settings.push.isSending) return;
    this.timers.push(
      setInterval(() => this.look(), POLL_MS).unref(),
      setInterval(() => void this.tidy(), TIDY_EVERY_MS).unref(),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.atWork);
  }

  look(): void {
    if (this.isOver || !this.settings.push.isSending || this.atWork.size >= MOST_AT_ONCE) return;
    const work = this.sendAll().finally(() => this.atWork.delete(work));
    this.atWork.add(work);
  }

  /** One attempt, whatever came of it. */
  async attempt({ id, subscription, payload, secondsLeft }: WaitingPush): Promise<PushOutcome> {
    const address = await this.subscriptions.address(subscription);
    if (!address) return 'gone';
    const isUrgent = payload.kind !== 'missed' && payload.kind !== 'printerFault';
    const outcome = await this.service.send(address, { payload, secondsLeft, isUrgent });
    if (outcome === 'sent') await this.queue.markSent(id);
    if (outcome === 'gone') await this.subscriptions.forget(subscription);
    if (outcome === 'refused') {
      await this.queue.giveUp(id);
      this.log.warn({ service: new URL(address.endpoint).hostname }, 'a push service refused a notification');
    }
    return outcome;
  }

  private async sendAll(): Promise<void> {
    try {
      while (!this.isOver) {
        const push = await this.queue.take();
        if (!push) return;
        const outcome = await this.attempt(push);
        if (outcome === 'gone') await this.queue.giveUp(push.id);
        if (outcome === 'failed') await this.queue.postpone(push.id, this.pauseAfter(push));
      }
    } catch (error) {
      this.log.debug({ reason: (error as Error).name }, 'notifications cannot be sent');
    }
  }

  private pauseAfter({ tries }: WaitingPush): number {
    const { pausesMs } = this.settings.push;
    return pausesMs[tries - 1] ?? pausesMs.at(-1) ?? 0;
  }

  private async tidy(): Promise<void> {
    const work = [this.queue.forgetOld(), this.subscriptions.forgetSignedOut(), this.guests.forgetEnded()];
    await Promise.all(work).catch(() => undefined);
  }
}
