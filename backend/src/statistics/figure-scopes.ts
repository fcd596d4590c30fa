import { granularityOf, type Days, type Granularity } from '@bestellwerk/domain/statistics/period';
import { Injectable } from '@nestjs/common';
import { AccountService } from '../access/account.service.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { WorkingPlanReader } from '../working-time/working-plan-reader.js';
import type { Scope } from './figures/figure.js';

interface Asked {
  readonly days: Days;
  readonly branches: Scope['branches'];
  readonly by?: Scope['by'] | undefined;
  /** By the number of days if left out. */
  readonly granularity?: Granularity | undefined;
}

/** What figures are asked about, with what they need beside the read models. */
@Injectable()
export class FigureScopes {
  constructor(
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
    private readonly plans: WorkingPlanReader,
  ) {}

  of({ days, branches, by = 'placed', granularity = granularityOf(days) }: Asked): Scope {
    const { accounts, plans } = this;
    const catalogue = this.catalogue.catalogue();
    return {
      ...{ days, branches, by, granularity, catalogue },
      ...{ timeZone: catalogue.config.timeZone, now: this.clock.now() },
      people: {
        team: async (of) => (await accounts.team(of)).map(({ id }) => id),
        names: (ids) => accounts.names(ids),
        shifts: (ids, on) => plans.shifts(ids, on),
      },
    };
  }
}
