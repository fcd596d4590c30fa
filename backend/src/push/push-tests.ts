import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { secondsToLive } from '@bestellwerk/domain/views/push-notices';
import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { ApiError } from '../platform/http/api-error.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { receiptPath } from './push-follower.js';
import { PushQueue, type NewPush } from './push-queue.js';
import { PushSender } from './push-sender.js';

const RECEIVED_WITHIN_MS = 8_000;
const LOOK_EVERY_MS = 200;

/** A test may take as long as a service to answer and a phone to wake. */
export const testWaiting = {
  withinMs: 20_000,
  text: 'Test nicht erfolgreich. Der Dienst für Mitteilungen antwortet gerade nicht.',
};

const failed = (reason: string): ApiError =>
  ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, `Test nicht erfolgreich. ${reason}`);

/** Sends a notification to see whether it arrives. What a push service accepted alone says nothing. */
@Injectable()
export class PushTests {
  constructor(
    private readonly queue: PushQueue,
    private readonly sender: PushSender,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Resolves once one of the browsers has shown it; throws why not, in German. */
  async run(subscriptions: readonly string[]): Promise<{ text: string }> {
    if (!this.settings.push.isSending) throw failed('Mitteilungen sind auf diesem Server abgeschaltet.');
    if (subscriptions.length === 0) throw failed('Kein Gerät registriert.');
    const pushes = subscriptions.map(testPush);
    await this.queue.add(pushes, true);
    const outcomes = await Promise.all(
      pushes.map((push) => this.sender.attempt({ ...push, tries: 1, secondsLeft: push.secondsToLive })),
    );
    const ids = pushes.map(({ id }) => id);
    if (!outcomes.includes('sent') || !(await this.isReceived(ids))) throw failed('Gerät nicht erreichbar.');
    return { text: 'Zugestellt.' };
  }

  private async isReceived(ids: readonly string[]): Promise<boolean> {
    for (const until = performance.now() + RECEIVED_WITHIN_MS; performance.now() < until;) {
      if (await this.queue.isReceived(ids)) return true;
      await sleep(LOOK_EVERY_MS);
    }
    return false;
  }
}

function testPush(subscription: string): NewPush {
  const id = randomUUID();
  return {
    id,
    subscription,
    secondsToLive: secondsToLive.test,
    payload: {
      title: 'Test der Mitteilungen',
      body: 'Auf diesem Gerät kommen Mitteilungen an.',
      ...{ url: '/backend/account', kind: 'test', tag: id, receipt: receiptPath(id) },
    },
  };
}
