import { setTimeout as delay } from 'node:timers/promises';
import { endsWithin } from '@bestellwerk/server-kit/timeout';
import pg from 'pg';

export interface WatchOptions {
  readonly url: string;
  readonly everyMs?: number;
  readonly withinMs?: number;
}

/** How often a question must remain without an answer. One may be lost when the machine slept. */
const SILENT_TIMES = 2;

/**
 * Asks a server again and again, over a new connection and over one that stays, since either may hang alone. Any answer
 * counts, a refusal, too. Resolves when it gives none; never after `stop` was aborted.
 */
export async function untilServerHangs(options: WatchOptions, stop: AbortSignal): Promise<void> {
  const { url, everyMs = 2000, withinMs = 5000 } = options;
  const lasting = new LastingSession(url, withinMs);
  for (let silent = 0; silent < SILENT_TIMES && !stop.aborted;) {
    const answers = await Promise.all([newSessionAnswers(url, withinMs), lasting.answers()]);
    silent = answers.every(Boolean) ? 0 : silent + 1;
    await delay(everyMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
  lasting.end();
  if (stop.aborted) await new Promise(() => undefined);
}

const clientFor = (url: string): pg.Client => {
  const client = new pg.Client({ connectionString: url, application_name: 'bestellwerk watch' });
  client.on('error', () => undefined);
  return client;
};

async function newSessionAnswers(url: string, withinMs: number): Promise<boolean> {
  const client = clientFor(url);
  const isAnswered = await endsWithin(client.connect(), withinMs);
  void client.end().catch(() => undefined);
  if (!isAnswered) hangUp(client);
  return isAnswered;
}

class LastingSession {
  private client: pg.Client | undefined;

  constructor(
    private readonly url: string,
    private readonly withinMs: number,
  ) {}

  async answers(): Promise<boolean> {
    if (!this.client) {
      const client = clientFor(this.url);
      this.client = client;
      client.once('end', () => (this.client = undefined));
      if (!(await endsWithin(client.connect(), this.withinMs))) return false;
    }
    return endsWithin(this.client.query('SELECT 1'), this.withinMs);
  }

  end(): void {
    if (this.client) hangUp(this.client);
  }
}

/** A polite goodbye would wait for the server. */
function hangUp(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
