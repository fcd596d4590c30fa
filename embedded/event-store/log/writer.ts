import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { assumableStreams, streamsConcerned, type Write } from './batch-plan.js';
import type { CommittedState } from './committed-state.js';
import { isConnectionFailure, isReadOnly } from './database.js';
import type { AppendOutcome } from './event.js';
import { insertEvents, storedEvents } from './event-table.js';
import { OwnedByAnotherError, Ownership } from './ownership.js';
import { type PendingWrite, prepareBatch, type PreparedBatch, WriteQueue } from './write-queue.js';

const EXPIRY_CHECK_MS = 200;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
const LAST_COMMIT_MS = 1000;

/** Carries writes out, many in one statement, on the only connection that may write. */
export class Writer {
  readonly queue = new WriteQueue();
  /** Resolves when this process may no longer write. */
  readonly dispossessed: Promise<Error>;
  private reportDispossessed!: (error: Error) => void;
  private readonly ownership: Ownership;
  /** The connection was lost while this was being stored: it is there or it is not, to be found out. */
  private undecided: PreparedBatch | undefined;
  private inHand: PendingWrite[] = [];
  private isRefusing = false;
  /** So many of the next writes go one by one, because one of them spoiled a batch. */
  private oneByOne = 0;
  private running: Promise<void> | undefined;
  private closed = false;
  private readonly expiry = setInterval(() => this.answerExpired(), EXPIRY_CHECK_MS).unref();

  constructor(
    config: pg.ClientConfig,
    private readonly state: CommittedState,
  ) {
    this.ownership = new Ownership(
      config,
      state,
      (client) => this.decide(client),
      () => this.run(),
    );
    this.dispossessed = new Promise((resolve) => (this.reportDispossessed = resolve));
  }

  /** Takes possession of the database. Throws as OwnerConnection.open does. */
  async open(): Promise<void> {
    await this.ownership.client();
  }

  /** @param deadline in milliseconds since 1970 */
  submit(write: Write, deadline: number): Promise<AppendOutcome> {
    if (this.closed) return Promise.resolve({ kind: 'unavailable' });
    const outcome = this.queue.add(write, deadline);
    if (assumableStreams([write]).size === 0) {
      this.state.heads.of(streamsConcerned(write)).catch(() => undefined);
    }
    this.run();
    return outcome;
  }

  /** Lets the commit under way end; what is not carried out is answered as unavailable. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.expiry);
    await Promise.race([this.running, delay(LAST_COMMIT_MS, undefined, { ref: false })]);
    for (const { answer } of [...this.queue.takeAll(), ...this.inHand]) answer({ kind: 'unavailable' });
    await this.ownership.close();
  }

  private run(): void {
    if (this.closed) return;
    this.running ??= new Promise(setImmediate)
      .then(() => this.work())
      .finally(() => {
        this.running = undefined;
        if (this.hasWork) this.run();
      });
  }

  private get hasWork(): boolean {
    return !this.closed && (!this.queue.isEmpty || !this.ownership.isHeld);
  }

  private async work(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (this.hasWork) {
      try {
        await this.commitNext(await this.ownership.client());
        pauseMs = FIRST_PAUSE_MS;
      } catch (error) {
        if (error instanceof OwnedByAnotherError) {
          this.closed = true;
          this.reportDispossessed(error);
        } else await delay(pauseMs);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
    }
  }

  private async commitNext(client: pg.Client): Promise<void> {
    const writes = this.queue.take(this.oneByOne > 0 ? 1 : Infinity);
    if (!writes.length) return;
    if (this.oneByOne > 0) this.oneByOne--;
    this.inHand = writes;
    try {
      const batch = await prepareBatch(writes, this.state, client);
      await this.store(batch, client);
    } catch (error) {
      if (!this.undecided) this.queue.putBack(writes);
      throw error;
    } finally {
      this.inHand = this.undecided?.writes ?? [];
    }
  }

  private async store(batch: PreparedBatch, client: pg.Client): Promise<void> {
    if (batch.plan.rows.length) {
      try {
        const isStored = await insertEvents(client, batch.plan.rows, batch.assumedNew);
        if (!isStored) return await this.planAgain(batch);
      } catch (error) {
        return await this.afterFailedInsert(batch, error);
      }
      this.isRefusing = false;
      this.state.publish(batch.plan);
    }
    answer(batch);
  }

  /** A stream that was taken for new is not: with its head in memory it will be treated as what it is. */
  private async planAgain({ writes, assumedNew }: PreparedBatch): Promise<void> {
    await this.state.heads.of(assumedNew).catch(() => undefined);
    this.queue.putBack(writes);
  }

  private async afterFailedInsert(batch: PreparedBatch, error: unknown): Promise<void> {
    if (isReadOnly(error)) return this.refuse(batch, error);
    await this.ownership.giveBack();
    if (isConnectionFailure(error)) {
      this.undecided = batch;
      throw error;
    }
    console.error(`PostgreSQL refused to store events: ${(error as Error).message}`);
    if (batch.writes.length > 1) {
      this.oneByOne = batch.writes.length;
      throw error;
    }
    batch.writes[0]!.answer({ kind: 'unavailable' });
  }

  /** All of them at once, on the connection there is: each sender comes again by its own growing pauses. */
  private refuse({ writes }: PreparedBatch, error: unknown): void {
    if (!this.isRefusing) console.error(`PostgreSQL takes no events: ${(error as Error).message}`);
    this.isRefusing = true;
    for (const { answer } of writes) answer({ kind: 'unavailable' });
  }

  /** The session that was storing the undecided batch has ended by now: its rows are all there, or none is. */
  private async decide(client: pg.Client): Promise<void> {
    if (!this.undecided) return;
    const { stream, revision, id } = this.undecided.plan.rows.at(-1)!;
    const [stored] = await storedEvents(client, stream, revision, 1);
    if (stored?.id === id) answer(this.undecided);
    else this.queue.putBack(this.undecided.writes);
    this.undecided = undefined;
    this.inHand = [];
  }

  private answerExpired(): void {
    const now = Date.now();
    const expired = this.inHand.filter(({ deadline }) => deadline <= now);
    for (const { answer } of [...this.queue.takeExpired(now), ...expired]) answer({ kind: 'timeout' });
  }
}

function answer({ writes, outcomes }: PreparedBatch): void {
  for (const [index, pending] of writes.entries()) pending.answer(outcomes[index]!);
}
