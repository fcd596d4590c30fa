import {
  type Capacity,
  capacityOf,
  fullWindows,
  NO_LOAD,
  type WindowLoad,
} from '@bestellwerk/domain/branch-day/capacity';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { BranchAvailability } from '@bestellwerk/domain/contracts/branch-availability.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { branchDayTable, type BranchDayRow } from '@bestellwerk/projections/branch-day/branch-day/table';
import { windowLoadTable, type WindowLoadRow } from '@bestellwerk/projections/branch-day/window-load/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';

/** What branches do not take: full windows, pauses, products that are sold out; and how much longer orders take. */
@Injectable()
export class Availability {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  /** Of the current business day and later ones; days on which everything is taken are left out. */
  async of(branch: Branch): Promise<BranchAvailability[]> {
    const current = this.current(branch);
    const days = await this.days(current);
    const loads = isAnyLimited(branch, days) ? await this.loads(current) : [];
    const dates = new Set([...days.map(({ date }) => date), ...loads.map(({ date }) => date)]);
    return [...dates].sort().flatMap((date) => {
      const day = days.find((one) => one.date === date);
      const capacity = day?.capacity ?? capacityOf(branch);
      const shown = {
        branch: branch.id,
        date,
        pausedUntil: day?.pausedUntil ?? null,
        delay: day?.delay ?? null,
        soldOut: [...(day?.soldOut ?? [])],
        windowMinutes: capacity?.windowMinutes ?? Number(branch.capacityWindow),
        full: fullOn(date, loads, capacity),
        capacity: day?.capacity ?? null,
      };
      return isLimited(shown) ? [shown] : [];
    });
  }

  /** Whether windows of the branch can be full, on the current business day or a later one. */
  async hasCapacity(branch: Branch): Promise<boolean> {
    return isAnyLimited(branch, await this.days(this.current(branch)));
  }

  private current(branch: Branch): Current {
    const timeZone = branch.timeZone ?? this.catalogue.catalogue().config.timeZone;
    return { branch: branch.id, today: businessDate(this.clock.now(), timeZone) };
  }

  private days({ branch, today }: Current): Promise<BranchDayRow[]> {
    const rows = this.dataSource.createQueryBuilder(branchDayTable, 'day');
    return rows.where('day.branch = :branch AND day.date >= :today', { branch, today }).getMany();
  }

  private loads({ branch, today }: Current): Promise<WindowLoadRow[]> {
    const rows = this.dataSource.createQueryBuilder(windowLoadTable, 'load');
    return rows.where('load.branch = :branch AND load.date >= :today', { branch, today }).getMany();
  }
}

interface Current {
  readonly branch: string;
  readonly today: string;
}

/** Orders are counted without a capacity, too. */
const isAnyLimited = (branch: Branch, days: readonly BranchDayRow[]): boolean =>
  capacityOf(branch) !== null || days.some(({ capacity }) => capacity !== null);

function fullOn(date: string, loads: readonly WindowLoadRow[], capacity: Capacity | null) {
  const windows = new Map<string, WindowLoad>();
  for (const { window, mode, orders } of loads.filter((load) => load.date === date)) {
    windows.set(window, { ...(windows.get(window) ?? NO_LOAD), [mode]: orders });
  }
  return capacity ? fullWindows(windows, capacity) : { takeaway: [], delivery: [], dineIn: [] };
}

const isLimited = ({ pausedUntil, delay, soldOut, full, capacity }: BranchAvailability): boolean =>
  pausedUntil !== null ||
  delay !== null ||
  soldOut.length > 0 ||
  capacity !== null ||
  Object.values(full).some(({ length }) => length > 0);
