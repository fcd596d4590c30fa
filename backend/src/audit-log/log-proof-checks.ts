import { setTimeout as delay } from 'node:timers/promises';
import type {
  KeptProof,
  LogProof,
  LogSealState,
  ProofComparison,
} from '@bestellwerk/domain/contracts/log-proof.schema';
import { EventLog } from '@bestellwerk/event-log/event-log';
import type { FollowedEvent } from '@bestellwerk/event-log/log-event';
import { chainAt } from '@bestellwerk/event-log/seal/chain-at';
import { LogProofs } from '@bestellwerk/event-log/seal/log-proofs';
import { SealCheck } from '@bestellwerk/event-log/seal/seal-check';
import { StoredSeals } from '@bestellwerk/event-log/seal/stored-seals';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import {
  HttpStatus,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { ApiError } from '../platform/http/api-error.js';
import { SETTINGS, type Settings } from '../platform/settings.js';

const SHOWN = 20;
const READ_AT_ONCE = 1_000;
const NOTED_EVERY_MS = 1_000;
const LOOKED_EVERY_MS = 3_600_000;
const CHECKED_EVERY_MS = 24 * LOOKED_EVERY_MS;

/** Checks the whole log against its seals, when somebody asks for it and once a day. */
@Injectable()
export class LogProofChecks implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stop = new AbortController();
  private readonly seals: StoredSeals;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private opened: Promise<LogProofs> | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly log: EventLog,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.seals = new StoredSeals(database);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.checkDaily().catch((error: unknown) => this.logger.warn({ error }, 'the log was not checked'));
    }, LOOKED_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stop.abort();
    await this.running;
  }

  async state(): Promise<LogSealState> {
    const open = await this.seals.open();
    const head = open && { events: open.events, hash: open.hash, at: open.at?.toISOString() ?? null };
    return { head, proofs: await (await this.proofs()).latest(SHOWN) };
  }

  /** Answers at once; the check goes on. Throws 409 while one is running or nothing is sealed yet. */
  async start(): Promise<LogProof> {
    const proofs = await this.proofs();
    const check = await SealCheck.begin(this.seals, await proofs.heads());
    if (!check) throw ApiError.of(HttpStatus.CONFLICT, 'Es gibt noch keine Ereignisse, die versiegelt sind.');
    const id = await proofs.begin(check.needed);
    if (id === null) throw ApiError.of(HttpStatus.CONFLICT, 'Eine Prüfung läuft bereits.');
    this.running = this.run(id, check, proofs).catch((error: unknown) => {
      if (!this.stop.signal.aborted) this.logger.warn({ error }, 'a check of the log was interrupted');
      return proofs.abandon(id).catch(() => undefined);
    });
    const [begun] = await proofs.latest(1);
    return begun!;
  }

  /** Whether the log still begins with what was proven then. */
  async compare(proof: KeptProof): Promise<ProofComparison> {
    const { at, events, hash } = proof;
    const signature = (await this.proofs()).signatureOf(proof);
    const { log, seals } = this;
    const open = await seals.open();
    if (!open || open.events < events) return { chain: 'shorter', signature, at, events };
    const found = await chainAt(events, { log, seals, signal: this.stop.signal });
    return { chain: found === hash ? 'same' : 'other', signature, at, events };
  }

  /** Takes half of a processor at most: others wait for their answers. */
  private async run(id: string, check: SealCheck, proofs: LogProofs): Promise<void> {
    const { signal } = this.stop;
    let began = performance.now();
    let notedAt = began;
    let read = 0;
    let batch: FollowedEvent[] = [];
    for await (const event of this.log.stored(null, signal)) {
      batch.push(event);
      if (batch.length < READ_AT_ONCE) continue;
      await check.take(batch);
      read += batch.length;
      batch = [];
      if (check.isOver) break;
      if (performance.now() - notedAt > NOTED_EVERY_MS) {
        notedAt = performance.now();
        await proofs.progress(id, read);
      }
      await delay(performance.now() - began, undefined, { signal });
      began = performance.now();
    }
    await check.take(batch);
    await proofs.finish(id, await check.finish(), new Date());
  }

  private async checkDaily(): Promise<void> {
    const [last] = await (await this.proofs()).latest(1);
    if (!last || Date.now() - Date.parse(last.startedAt) >= CHECKED_EVERY_MS) await this.start();
  }

  private proofs(): Promise<LogProofs> {
    this.opened ??= LogProofs.open(this.database, this.settings.serverKey).catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }
}
