import type { RedirectRecord } from '@bestellwerk/domain/records/definitions/redirect';
import { redirect } from '@bestellwerk/domain/records/definitions/redirect';
import { comparablePath, SHOP_IS_HERE } from '@bestellwerk/domain/website/paths';
import {
  circleProblem,
  type Destination,
  destinationOf,
  redirectProblems,
  withoutRest,
} from '@bestellwerk/domain/website/redirects';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { HttpStatus, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { defer, filter, merge, retry, startWith, Subscription, switchMap } from 'rxjs';
import { DataSource } from 'typeorm';
import { hasShopPage, siteAt } from '../catalogue/shop-pages.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { ChangeFeed } from '../platform/consistency/change-feed.js';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { tablesExist } from '../platform/consistency/tables-exist.js';
import { ApiError } from '../platform/http/api-error.js';
import { RecordHooks } from '../records/record-hooks.js';

const MODEL = modelNameOf(redirect);
const FLUSH_MS = 5_000;
const RETRY_MS = 1_000;

interface Hits {
  count: number;
  last: string;
}

/** Where addresses of the shop lead: all redirects in memory, read again after every change, and how often each was used. */
@Injectable()
export class Redirects implements OnModuleInit, OnApplicationShutdown {
  private known: readonly RedirectRecord[] = [];
  private readonly hits = new Map<string, Hits>();
  private readonly work = new Subscription();
  private readonly coming = new Set<string>();
  private flushing: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly feed: ChangeFeed,
    private readonly checkpoints: Checkpoints,
    private readonly hooks: RecordHooks,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueReader,
  ) {}

  private readonly isPage = (path: string): boolean =>
    this.coming.has(path) || hasShopPage(path, this.catalogue);

  onModuleInit(): void {
    this.hooks.beforeWrite(redirect.name, async ({ id, after }) => {
      if (!after) return;
      const changed = { ...(after as Omit<RedirectRecord, 'id'>), id };
      this.requireFreePath(changed);
      await this.requireNoCircle(changed);
    });
    const changed = this.feed.changes.pipe(
      filter((changes) => changes.some(({ projection }) => projection === MODEL)),
    );
    // Of two readings the later one counts, whichever is answered first.
    const read = merge(changed, this.checkpoints.rebuilt).pipe(
      startWith(null),
      switchMap(() => defer(() => this.readWhenThere()).pipe(retry({ delay: RETRY_MS }))),
    );
    this.work.add(read.subscribe((known) => (this.known = known)));
    this.flushing = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.work.unsubscribe();
    clearInterval(this.flushing);
    await this.flush();
  }

  /** Where a path leads, counted; null where it is no redirect. */
  follow(path: string): Destination<RedirectRecord> | null {
    const destination = this.known.length === 0 ? null : destinationOf(this.known, path, this.isPage);
    const last = this.clock.now().toISOString();
    for (const { id } of destination?.way ?? []) {
      this.hits.set(id, { count: (this.hits.get(id)?.count ?? 0) + 1, last });
    }
    return destination;
  }

  /** How often one was used, and when last; what was counted in the last seconds is missing. */
  async hitsOf(id: string): Promise<{ hits: number; lastHitAt: string | null }> {
    const [row]: { hits: string; lastHitAt: Date }[] = await this.dataSource.query(
      'SELECT hits, last_hit_at AS "lastHitAt" FROM app.redirect_hit WHERE redirect = $1',
      [id],
    );
    return { hits: Number(row?.hits ?? 0), lastHitAt: row?.lastHitAt.toISOString() ?? null };
  }

  /** Writes down what was counted; what cannot be written is tried again. */
  async flush(): Promise<void> {
    const counted = [...this.hits];
    if (counted.length === 0) return;
    this.hits.clear();
    try {
      await this.dataSource.query(
        `INSERT INTO app.redirect_hit (redirect, hits, last_hit_at)
         SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::timestamptz[])
         ON CONFLICT (redirect) DO UPDATE SET hits = app.redirect_hit.hits + excluded.hits,
           last_hit_at = greatest(app.redirect_hit.last_hit_at, excluded.last_hit_at)`,
        [
          counted.map(([id]) => id),
          counted.map(([, { count }]) => count),
          counted.map(([, { last }]) => last),
        ],
      );
    } catch {
      for (const [id, { count, last }] of counted) {
        const since = this.hits.get(id);
        this.hits.set(id, { count: count + (since?.count ?? 0), last: since?.last ?? last });
      }
    }
  }

  /** Writes redirects to a path at which a page is about to be shown. */
  async toComingPage(path: string, write: () => Promise<void>): Promise<void> {
    this.coming.add(path);
    try {
      await write();
    } finally {
      this.coming.delete(path);
    }
  }

  /** The redirect from the former address of a page is written while the page is still shown there. */
  private requireFreePath({ path, isEnabled, source }: RedirectRecord): void {
    const refuse = (message: string): never => {
      throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, message, 'path');
    };
    const site = siteAt(path, this.catalogue);
    if (site && isEnabled && source !== 'page')
      refuse(`Unter dieser Adresse steht die Seite „${site.name}“.`);
    const above = comparablePath(withoutRest(path));
    if (!siteAt(above, this.catalogue) && hasShopPage(above, this.catalogue)) refuse(SHOP_IS_HERE);
  }

  /** Two that close a circle at the same moment are both written: then neither of them leads anywhere. */
  private async requireNoCircle(changed: RedirectRecord): Promise<void> {
    const others = (await this.read()).filter(({ id }) => id !== changed.id);
    const problem = circleProblem(changed, others, this.isPage);
    if (problem) throw new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, [problem]);
  }

  /** A new installation has no read models in its first seconds. */
  private async readWhenThere(): Promise<RedirectRecord[]> {
    if (!(await tablesExist(this.dataSource, [MODEL]))) throw new Error('There are no redirects to read yet');
    return this.read();
  }

  private async read(): Promise<RedirectRecord[]> {
    const rows: { id: string; document: Omit<RedirectRecord, 'id'> }[] = await this.dataSource.query(
      `SELECT id, document FROM views.${MODEL} WHERE NOT is_removed`,
    );
    // Some may have been saved before their addresses were refused.
    return rows
      .map(({ id, document }) => ({ id, ...document }))
      .filter((one) => redirectProblems(one).length === 0);
  }
}
