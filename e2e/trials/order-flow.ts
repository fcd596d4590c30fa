import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { takeawayFormOf } from '../support/takeaway-form.js';

const ATTEMPT_MS = 20_000;
const PAUSE_MS = 150;

export interface Placed {
  readonly id: string;
  readonly ticketNumber: number;
  /** Of its only line. */
  readonly gross: number;
  /** When its guest first asked, of performance.now(). */
  readonly askedAt: number;
}

interface Attempt {
  readonly outcome: string;
  readonly ms: number;
}

/** Guests who order one thing after the other, each order with its key until it is answered. */
export class OrderFlow {
  readonly placed: Placed[] = [];
  /** How often each status or network error came. */
  readonly outcomes: Record<string, number> = {};
  /** What people would read in answers other than 201. */
  readonly words = new Set<string>();
  slowestOrderMs = 0;
  slowestAttemptMs = 0;
  private readonly times: number[] = [];
  private isStopping = false;
  private guests: Promise<void>[] = [];

  private constructor(
    private readonly url: string,
    private readonly form: object,
    private left: number,
  ) {}

  /** @param orders after how many they stop by themselves */
  static async begin(url: string, { guests = 24, orders = Infinity } = {}): Promise<OrderFlow> {
    const { data } = await (await fetch(`${url}/api/init`)).json();
    const flow = new OrderFlow(url, takeawayFormOf(data, 'Versuch'), orders);
    flow.guests = Array.from({ length: guests }, () => flow.order());
    return flow;
  }

  /** Resolves when what was begun is answered. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.ended();
  }

  async ended(): Promise<void> {
    await Promise.all(this.guests);
  }

  /** Resolves with the milliseconds until the next order is answered with 201. */
  async untilNext(): Promise<number> {
    const begun = performance.now();
    const before = this.placed.length;
    while (this.placed.length === before) await delay(5);
    return performance.now() - begun;
  }

  /** The longest time in which no order was answered, since the first one. */
  get longestGapMs(): number {
    return Math.max(0, ...this.times.slice(1).map((time, index) => time - this.times[index]!));
  }

  private async order(): Promise<void> {
    while (!this.isStopping && this.left-- > 0) {
      const [begun, key] = [performance.now(), randomUUID()];
      for (;;) {
        const { outcome, ms } = await this.attempt(key, begun);
        this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
        this.slowestAttemptMs = Math.max(this.slowestAttemptMs, ms);
        if (outcome === '201') break;
        await delay(PAUSE_MS);
      }
      this.times.push(performance.now());
      this.slowestOrderMs = Math.max(this.slowestOrderMs, performance.now() - begun);
    }
  }

  private async attempt(key: string, askedAt: number): Promise<Attempt> {
    const begun = performance.now();
    const outcome = await this.post(key, askedAt).catch(nameOf);
    return { outcome, ms: performance.now() - begun };
  }

  private async post(key: string, askedAt: number): Promise<string> {
    const response = await fetch(`${this.url}/api/orders`, {
      method: 'POST',
      signal: AbortSignal.timeout(ATTEMPT_MS),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(this.form),
    });
    const body = await response.json();
    if (response.status === 201) {
      const { id, ticketNumber, items } = body.data;
      this.placed.push({ id, ticketNumber, gross: items[0].gross, askedAt });
    } else for (const { message } of body.errors) this.words.add(`${response.status}: ${message}`);
    return String(response.status);
  }
}

/** A network error's code. */
function nameOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  return cause?.code ?? name ?? 'error';
}
