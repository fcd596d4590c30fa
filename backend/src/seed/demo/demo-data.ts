import { EventLog } from '@bestellwerk/event-log/event-log';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueReader } from '../../platform/catalogue-reader.js';
import { Clock } from '../../platform/clock.js';
import { tablesExist } from '../../platform/consistency/tables-exist.js';
import { SampleShop } from '../sample/sample-shop.js';
import { DemoScreens } from './demo-screens.js';
import { DemoStaff } from './demo-staff.js';
import { DemoVisits } from './demo-visits.js';
import { SeedShifts } from './seed-shifts.js';
import { generateScenario, type OrderStory } from './scenario.js';
import { SeedOrders } from './seed-orders.js';

/** Orders whose staff commands are sent concurrently. */
const AT_ONCE = 24;
const EMPTY = '-1';

/** Fills an empty log with some days of an inn's life. */
@Injectable()
export class DemoData {
  constructor(
    private readonly log: EventLog,
    private readonly dataSource: DataSource,
    private readonly shop: SampleShop,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
    private readonly staff: DemoStaff,
    private readonly orders: SeedOrders,
    private readonly working: SeedShifts,
    private readonly screens: DemoScreens,
    private readonly visits: DemoVisits,
  ) {}

  /** Only the inn itself. @returns false if the log was not empty and nothing was done. */
  async addShop(): Promise<boolean> {
    if ((await this.log.head()) !== EMPTY || (await this.wasEverFilled())) return false;
    await this.shop.add();
    return true;
  }

  /** Whether read models were built from events: then an empty log is the wrong one, and must not be filled. */
  private async wasEverFilled(): Promise<boolean> {
    if (!(await tablesExist(this.dataSource, ['checkpoint']))) return false;
    const rows: unknown[] = await this.dataSource.query(
      'SELECT 1 FROM views.checkpoint WHERE position >= 0 LIMIT 1',
    );
    return rows.length > 0;
  }

  /** Reports its progress. @returns false if the log was not empty and nothing was done. */
  async add(password: string, onProgress: (done: number, of: number) => void): Promise<boolean> {
    if (!(await this.addShop())) return false;
    await this.staff.hire(password);
    const now = this.clock.now();
    const stories = generateScenario(this.catalogue.catalogue(), now);
    let done = 0;
    const addBranch = (branch: string) =>
      this.placeInOrder(
        stories.filter((story) => story.branch === branch),
        () => onProgress(++done, stories.length),
      );
    await this.working.add(now);
    await this.screens.add(now);
    await this.visits.add(stories);
    await Promise.all(this.catalogue.catalogue().branches.map(({ identifier }) => addBranch(identifier)));
    return true;
  }

  /** Orders are placed one after the other, so that their tickets count up; the rest overlaps. */
  private async placeInOrder(stories: readonly OrderStory[], onDone: () => void): Promise<void> {
    const working = new Set<Promise<void>>();
    for (const story of stories) {
      const placed = await this.orders.place(story);
      const work = this.orders
        .work(story, placed)
        .then(onDone)
        .finally(() => working.delete(work));
      working.add(work);
      if (working.size >= AT_ONCE) await Promise.race(working);
    }
    await Promise.all(working);
  }
}
