import { businessDate, type CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { Account } from '../access/account.entity.js';
import { CurrentUserService } from '../access/current-user.service.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';

export interface Workplace {
  readonly id: string;
  readonly name: string;
}

/** Where people work, and which day it is there. */
@Injectable()
export class Workplaces {
  constructor(
    private readonly catalogue: CatalogueReader,
    private readonly users: CurrentUserService,
    private readonly clock: Clock,
  ) {}

  of(account: Account): Workplace[] {
    return this.users.describe(account).user.branches;
  }

  /** In which branch somebody begins to work: the one asked for, or the only one there is. Throws 422. */
  chosenBy(account: Account, asked: string | null): string {
    const branches = this.of(account);
    if (asked === null && branches.length === 1) return branches[0]!.id;
    if (branches.some(({ id }) => id === asked)) return asked!;
    if (branches.length === 0)
      throw invalid('Ihnen ist keine Filiale zugeordnet. Bitte wenden Sie sich an Ihre Leitung.');
    if (asked === null) throw invalid('Bitte wählen Sie eine Filiale.');
    throw invalid('In dieser Filiale arbeiten Sie nicht. Bitte wenden Sie sich an Ihre Leitung.');
  }

  /** Throws 422 for a branch in which somebody else does not work. */
  requireWorkplaceOf(account: Account, branch: string): void {
    if (this.of(account).some(({ id }) => id === branch)) return;
    throw invalid('Diese Person arbeitet nicht in dieser Filiale.');
  }

  /** Throws 422 for a branch there is not. */
  requireExisting(branch: string): void {
    if (!this.catalogue.branch(branch)) throw invalid('Diese Filiale gibt es nicht.');
  }

  /** The time zone of a branch, or of the shop if it has none of its own. */
  readonly timeZoneOf = (branch: string): string => {
    const { config } = this.catalogue.catalogue();
    return this.catalogue.branch(branch)?.timeZone ?? config.timeZone;
  };

  /** The business day of a person's first branch. */
  today(account: Account): CalendarDate {
    return businessDate(this.clock.now(), this.timeZoneOf(this.of(account)[0]?.id ?? ''));
  }

  todayOfShop(): CalendarDate {
    return businessDate(this.clock.now(), this.catalogue.catalogue().config.timeZone);
  }
}

const invalid = (message: string): ApiError =>
  ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, message, 'branch');
