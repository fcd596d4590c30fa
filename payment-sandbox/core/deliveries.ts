import { createHmac, randomUUID } from 'node:crypto';
import type { SandboxClock } from './clock.js';
import { MOLLIE_RETRY_MINUTES, NOTIFICATION_LIMIT_MS, type SandboxSettings } from './settings.js';
import type { Notification, SandboxState } from './state.js';
import { notificationTroubles, type Troubles } from './troubles.js';
import type { News } from './world.js';

const DEFAULT_DELAY_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

export interface DeliveryOptions {
  readonly state: SandboxState;
  readonly settings: SandboxSettings;
  readonly troubles: Troubles;
  readonly signKey: string;
  readonly clock: () => SandboxClock;
  readonly changed: () => void;
}

/** Sends notifications, and sends again what was not taken. */
export class Deliveries {
  private readonly running = new Set<Promise<void>>();
  /** Waits for another notification to go first. */
  private held: Notification[] = [];

  constructor(private readonly options: DeliveryOptions) {}

  notify({ provider, url, subject, status, body }: News): void {
    const trouble = this.options.troubles.take(notificationTroubles, { provider });
    const isSignedWrongly = trouble?.kind === 'signed-wrongly';
    const notification = {
      id: randomUUID(),
      provider,
      url,
      subject,
      status,
      body,
      isSignedWrongly,
      attempts: [],
    };
    this.options.state.notifications.push(notification);
    if (trouble?.kind === 'never') return;
    if (trouble?.kind === 'after-next') return void this.held.push(notification);
    this.plan(notification, trouble?.kind === 'late' ? (trouble.afterMs ?? DEFAULT_DELAY_MS) : 0);
    if (trouble?.kind === 'twice') this.plan(notification, 0);
    const held = this.held.splice(0);
    for (const each of held) this.plan(each, 1_000);
  }

  /**
   * The notifications of this payment that were not taken yet come for certain. What was paid before its call was answered
   * could be known to nobody otherwise, if that answer is lost too; nobody pays at a page whose address nobody has.
   */
  insist(subject: string): void {
    for (const notification of this.options.state.notifications) {
      if (notification.subject !== subject || notification.attempts.some(isTaken)) continue;
      notification.isCertain = true;
      this.plan(notification, MINUTE_MS);
    }
  }

  /** Begins one attempt; whatever comes of it is noted. */
  deliver(id: string, attempt: number): void {
    const notification = this.options.state.notifications.find((each) => each.id === id);
    if (!notification) return;
    const run = this.attempt(notification, attempt).finally(() => {
      this.running.delete(run);
      this.options.changed();
    });
    this.running.add(run);
  }

  async untilIdle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private plan({ id }: Notification, afterMs: number, attempt = 0): void {
    const clock = this.options.clock();
    const at = clock.now() + Math.max(afterMs, 0);
    // What is due goes at once, also on a clock that stands.
    if (afterMs <= 0) this.deliver(id, attempt);
    else clock.schedule({ at, kind: 'deliver', subject: id, attempt });
  }

  private async attempt(notification: Notification, attempt: number): Promise<void> {
    const clock = this.options.clock();
    const at = clock.now();
    const answer = await this.send(notification);
    notification.attempts.push({ at, answer });
    if (isTaken({ answer })) return;
    const { datatransRetryMinutes } = this.options.settings;
    const isOften = notification.provider === 'mollie' || notification.isCertain === true;
    const plan = [0, ...(isOften ? MOLLIE_RETRY_MINUTES : datatransRetryMinutes)];
    const next = plan[attempt + 1];
    if (next === undefined) return;
    const dueAt = at + (next - plan[attempt]!) * MINUTE_MS;
    this.plan(notification, Math.max(dueAt - clock.now(), 1), attempt + 1);
  }

  /** The status that was answered, or what else happened. */
  private async send(notification: Notification): Promise<string> {
    const controller = new AbortController();
    const takeBack = this.options.clock().ringAfter(NOTIFICATION_LIMIT_MS, () => controller.abort());
    try {
      const { url, body } = notification;
      const headers = this.headersOf(notification);
      const response = await fetch(url, { method: 'POST', headers, body, signal: controller.signal });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      return controller.signal.aborted
        ? 'no answer within 15 s'
        : ((error as Error).cause as Error)?.message || 'failed';
    } finally {
      takeBack();
    }
  }

  private headersOf({ provider, body, isSignedWrongly, isCertain }: Notification): Record<string, string> {
    if (provider === 'mollie') return { 'content-type': 'application/x-www-form-urlencoded' };
    const time = String(this.options.clock().now());
    const key =
      isSignedWrongly && !isCertain ? Buffer.from('wrong') : Buffer.from(this.options.signKey, 'hex');
    const signature = createHmac('sha256', key).update(time).update(body).digest('hex');
    return { 'content-type': 'application/json', 'datatrans-signature': `t=${time},s0=${signature}` };
  }
}

const isTaken = ({ answer }: { readonly answer: string }): boolean => /^2\d\d$/.test(answer);
