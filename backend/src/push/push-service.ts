import { Agent } from 'node:https';
import type { PushPayload } from '@bestellwerk/domain/contracts/push.schema';
import { Inject, Injectable } from '@nestjs/common';
import webPush, { WebPushError } from 'web-push';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { isServiceAddress, publicLookup } from './public-addresses.js';
import type { PushAddress } from './push-subscriptions.js';
import { VapidKeyPair } from './vapid-keys.js';

const ANSWER_WITHIN_MS = 8_000;

export interface Sending {
  readonly payload: PushPayload;
  readonly secondsLeft: number;
  readonly isUrgent: boolean;
}

/** `gone`: the service knows no such browser any more; `refused`: the same again would be refused again. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

/** Hands notifications over to the push services of the browsers' makers, encrypted for one browser each. */
@Injectable()
export class PushService {
  private readonly agent: Agent;

  constructor(
    private readonly vapid: VapidKeyPair,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    const { testAuthority } = settings.push;
    this.agent = new Agent(testAuthority === null ? { lookup: publicLookup } : { ca: testAuthority });
  }

  async send(address: PushAddress, { payload, secondsLeft, isUrgent }: Sending): Promise<PushOutcome> {
    if (!isServiceAddress(address.endpoint)) return 'refused';
    const { endpoint, p256dh, auth } = address;
    const { publicKey, privateKey } = await this.vapid.keys();
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
        vapidDetails: { subject: this.settings.push.subject, publicKey, privateKey },
        TTL: secondsLeft,
        urgency: isUrgent ? 'high' : 'normal',
        topic: topicOf(payload.tag),
        timeout: ANSWER_WITHIN_MS,
        agent: this.agent,
      });
      return 'sent';
    } catch (error) {
      return error instanceof WebPushError ? outcomeOf(error.statusCode) : 'failed';
    }
  }
}

/** At most 32 letters of base64url, as a uuid without its dashes. A later one replaces what still waits at the service. */
const topicOf = (tag: string): string => tag.replace(/[^A-Za-z0-9]/g, '').slice(-32);

function outcomeOf(status: number): PushOutcome {
  if (status === 404 || status === 410) return 'gone';
  const isForNow = status >= 500 || status === 429 || status === 408;
  return isForNow ? 'failed' : 'refused';
}
