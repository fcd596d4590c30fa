import {
  budgetDecider,
  type ContentUse,
  countedUse,
  reserveUse,
  settleUse,
} from '@bestellwerk/domain/content-ai/budget/budget';
import { type BudgetEvent, budgetStream } from '@bestellwerk/domain/content-ai/budget/budget-events';
import { localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { withView } from '@bestellwerk/domain/kernel/decider';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Inject, Injectable } from '@nestjs/common';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import { SETTINGS, type Settings } from '../platform/settings.js';

const NONE: ContentUse = { tokens: 0, images: 0 };

const months = {
  stream: budgetStream,
  decider: withView<Parameters<typeof budgetDecider.evolve>[0], BudgetEvent, null>(budgetDecider, () => null),
};

/** Room in a month's budget that a request holds until it is known what it used. */
export interface Reservation {
  readonly month: string;
  readonly job: string;
  readonly most: ContentUse;
}

/** What models may be used for in a calendar month of the shop. */
@Injectable()
export class ContentBudget {
  readonly budget: ContentUse;

  constructor(
    @Inject(SETTINGS) { contentAi }: Settings,
    private readonly executor: CommandExecutor,
    private readonly transactor: Transactor,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
  ) {
    this.budget = contentAi?.budget ?? NONE;
  }

  /** Of now, and what it has used so far with all that runs. */
  async current(): Promise<{ month: string; used: ContentUse }> {
    const month = this.month();
    const { state } = await this.transactor.read(months.stream(month), months.decider);
    return { month, used: countedUse(state.state) };
  }

  async remaining(): Promise<ContentUse> {
    const { used } = await this.current();
    return {
      tokens: Math.max(0, this.budget.tokens - used.tokens),
      images: Math.max(0, this.budget.images - used.images),
    };
  }

  /** Throws 409 if the rest of the month's budget does not suffice. */
  async reserve(job: string, most: ContentUse, metadata: CommandMetadata): Promise<Reservation> {
    const month = this.month();
    await this.executor.write(months, {
      ...{ id: month, metadata: { ...metadata, key: null }, payload: most },
      decide: (state) => reserveUse(state, { job, ...most }, this.budget),
    });
    return { month, job, most };
  }

  /** `used` null: nobody knows, so all that was reserved counts. */
  async settle(
    { month, job, most }: Reservation,
    used: ContentUse | null,
    metadata: CommandMetadata,
  ): Promise<void> {
    const use = { job, ...(used ?? most) };
    await this.executor.write(months, {
      ...{ id: month, metadata: { ...metadata, key: null }, payload: use },
      decide: (state) => settleUse(state, use),
    });
  }

  private month(): string {
    const { config } = this.catalogue.catalogue();
    return localTime(this.clock.now(), config.timeZone).date.slice(0, 7);
  }
}
