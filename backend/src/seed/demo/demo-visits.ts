import { randomBytes } from 'node:crypto';
import { localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { type Hit, hitOf } from '@bestellwerk/domain/analytics/hit';
import { shopPages } from '@bestellwerk/domain/analytics/shop-page';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countDay } from '../../analytics/count-day.js';
import { HitTables } from '../../analytics/hit-tables.js';
import { type HitBatch, HitWriter } from '../../analytics/hit-writer.js';
import { agentOf } from '../../analytics/user-agent.js';
import { CatalogueReader } from '../../platform/catalogue-reader.js';
import { type Depth, generateBotVisit, generateVisit, type Visit } from './generate-visits.js';
import { Random } from '@bestellwerk/server-kit/random';
import type { OrderStory } from './scenario.js';

const HOST = 'linde.example';
const MINUTE = 60_000;
/** Of guests who order, so many agree that their visit is counted. */
const CONSENT = 0.7;
const OTHERS_PER_ORDER = 4;
const depths: readonly (readonly [Depth, number])[] = [
  ['menu', 6],
  ['cart', 3],
  ['checkout', 1],
];

/** Visits around the orders of the scenario, written as if they had been sent then, and counted. */
@Injectable()
export class DemoVisits {
  constructor(
    private readonly database: DataSource,
    private readonly catalogue: CatalogueReader,
    private readonly tables: HitTables,
    private readonly writer: HitWriter,
  ) {}

  async add(stories: readonly OrderStory[]): Promise<void> {
    const batches = this.visits(stories).flatMap((visit) => this.batchesOf(visit));
    const dates = [...new Set(batches.map(({ date }) => date))];
    for (const date of dates) await this.tables.ready(date);
    await Promise.all(batches.map((batch) => this.writer.write(batch)));
    const pages = shopPages(this.catalogue.catalogue().branches.map(({ identifier }) => identifier));
    for (const date of dates) await countDay(this.database, date, { pages });
  }

  private visits(stories: readonly OrderStory[]): Visit[] {
    const { branches, products } = this.catalogue.catalogue();
    const random = new Random(20_261_127);
    return stories.flatMap(({ branch: identifier, form, placedAt }) => {
      const branch = branches.find((one) => one.identifier === identifier)!;
      const visit = (depth: Depth, end: Date) => generateVisit(branch, products, depth, end, random);
      const before = () => new Date(placedAt.getTime() - random.between(0, 50) * MINUTE);
      const others = Array.from({ length: OTHERS_PER_ORDER }, () => visit(random.weighted(depths), before()));
      if (random.chance(0.1)) others.push(generateBotVisit(branch, before()));
      const isSeen = form.table === null && random.chance(CONSENT);
      return isSeen ? [...others, visit('order', placedAt)] : others;
    });
  }

  private batchesOf({ userAgent, isBot, entries }: Visit): HitBatch[] {
    const visitor = randomBytes(16);
    const { timeZone } = this.catalogue.catalogue().config;
    return entries.map(({ at, entry }) => {
      const hit: Hit = hitOf(entry, { page: `https://${HOST}/`, hosts: [HOST] });
      return {
        ...{
          key: null,
          date: localTime(at, timeZone).date,
          at,
          visitor,
          host: HOST,
          agent: agentOf(userAgent),
        },
        hits: isBot ? [] : [hit],
        excluded: isBot ? [{ ...hit, reason: 'bot' as const }] : [],
      };
    });
  }
}
