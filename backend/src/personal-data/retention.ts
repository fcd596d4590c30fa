import { randomUUID } from 'node:crypto';
import {
  keptSince,
  noRetention,
  retentionAfter,
  retentionOf,
  type Retention,
  type RetentionPreview,
  type RetentionState,
} from '@bestellwerk/domain/contracts/retention.schema';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { UploadErasure } from '../files/upload-erasure.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { erasedOrders } from './erased-orders.js';
import { ErasureRequests } from './erasure-requests.js';
import { ErasureWorker } from './erasure-worker.js';
import { OverdueData } from './overdue-data.js';

const LOOK_EVERY_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * 60_000;
const MOST_ORDERS = 200;
const MOST_UPLOADS = 100;
const LOCK = 7_316_041_311;

/**
 * Erases by rule what is older than it may be kept. Orders become an erasure like one that somebody asked for, a batch at a
 * time: its worker goes on with it after a kill, and its proof lists what was done.
 */
@Injectable()
export class RetentionRule implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private isOver = false;
  private failures = 0;

  constructor(
    private readonly overdue: OverdueData,
    private readonly requests: ErasureRequests,
    private readonly worker: ErasureWorker,
    private readonly uploads: UploadErasure,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.plan();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    await this.working;
  }

  /** How much would be erased with these days today. */
  async preview(retention: Retention): Promise<RetentionPreview> {
    const now = this.clock.now();
    const count = (days: number | null, countSince: (since: Date) => Promise<number>) => {
      const since = keptSince(days, now);
      return since === null ? 0 : countSince(since);
    };
    const [keepOrdersDays, keepMailsDays, keepUploadsDays] = await Promise.all([
      count(retention.keepOrdersDays, this.overdue.countOrders),
      count(retention.keepMailsDays, this.overdue.countMails),
      count(retention.keepUploadsDays, this.overdue.countUploads),
    ]);
    return { keepOrdersDays, keepMailsDays, keepUploadsDays };
  }

  /** The days that hold at an instant, and those that will. */
  async state(now: Date = this.clock.now()): Promise<RetentionState> {
    const rows: { state: RetentionState }[] = await this.dataSource.query('SELECT state FROM app.retention');
    const before = rows[0]?.state ?? noRetention;
    const after = retentionAfter(before, retentionOf(this.catalogue.catalogue().config), now);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      await this.dataSource.query(
        `INSERT INTO app.retention (state) VALUES ($1) ON CONFLICT (is_only) DO UPDATE SET state = excluded.state`,
        [after],
      );
    }
    return after;
  }

  /** One batch of each kind, unless another backend is at it. */
  async carryOut(now: Date): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const [{ isMine }]: [{ isMine: boolean }] = await runner.query(
        'SELECT pg_try_advisory_lock($1) AS "isMine"',
        [LOCK],
      );
      if (!isMine) return;
      try {
        await this.batch(now);
      } finally {
        await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
      }
    } finally {
      await runner.release();
    }
  }

  private async batch(now: Date): Promise<void> {
    const { keepOrdersDays, keepMailsDays, keepUploadsDays } = (await this.state(now)).inForce;
    const ordersSince = keptSince(keepOrdersDays, now);
    if (ordersSince) await this.eraseOrders(ordersSince);
    const mailsSince = keptSince(keepMailsDays, now);
    const mails = mailsSince ? await this.overdue.deleteMails(mailsSince) : 0;
    const uploadsSince = keptSince(keepUploadsDays, now);
    const uploads = uploadsSince ? await this.overdue.uploads(uploadsSince, MOST_UPLOADS) : [];
    for (const id of uploads) await this.uploads.erase(id);
    if (mails + uploads.length > 0) {
      this.log.info({ mails, uploads: uploads.length }, 'personal data was erased by rule');
    }
  }

  /** A batch follows when the one before is finished: until then its orders would be found again. */
  private async eraseOrders(since: Date): Promise<void> {
    if (await this.requests.isUnderWay('retention')) return this.worker.look();
    const due = await this.overdue.orders(since, MOST_ORDERS);
    if (due.length === 0) return;
    await this.requests.add({
      ...{
        id: randomUUID(),
        reason: 'retention',
        requestedBy: null,
        asked: null,
        searchHash: null,
        customers: [],
      },
      orders: erasedOrders(
        due.map(({ id }) => id),
        due,
      ),
    });
    this.worker.look();
  }

  private plan(): void {
    if (this.isOver) return;
    const pause = Math.min(LOOK_EVERY_MS * 2 ** Math.min(this.failures, 10), LONGEST_PAUSE_MS);
    this.timer = setTimeout(() => {
      this.working = this.look();
    }, pause).unref();
  }

  private async look(): Promise<void> {
    try {
      await this.carryOut(this.clock.now());
      this.failures = 0;
    } catch {
      this.failures++;
      this.log.warn({ failures: this.failures }, 'personal data could not be erased by rule');
    }
    this.plan();
  }
}
