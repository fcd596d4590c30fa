import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { weeklyPlanDetail } from '@bestellwerk/domain/views/journal-details-of-contents';
import { weeklyPlanChanges } from '@bestellwerk/domain/views/weekly-plan';
import {
  type WeeklyPlanEvent,
  weeklyPlanFamily,
  weeklyPlanStream,
} from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-events';
import type { AuditLogRow } from '@bestellwerk/projections/audit-log/entry/table';
import { Injectable } from '@nestjs/common';
import { ActorNames } from '../access/actor-names.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { EventsOfEntries } from './events-of-entries.js';

/** What each change of a weekly plan made of what held before, which only the events before it say. */
@Injectable()
export class PlansOfEntries {
  constructor(
    private readonly events: EventsOfEntries,
    private readonly actors: ActorNames,
    private readonly catalogue: CatalogueReader,
  ) {}

  async of(rows: readonly AuditLogRow[]): Promise<(row: AuditLogRow) => string | null> {
    const people = [...new Set(rows.filter(isPlan).map(({ record }) => record))];
    if (people.length === 0) return () => null;
    const [nameOf, eventsOf] = await Promise.all([
      this.actors.of(people.map(userOf)),
      this.events.streams(people.map(weeklyPlanStream)),
    ]);
    const changes = new Map(
      people.flatMap((person) =>
        weeklyPlanChanges(eventsOf(weeklyPlanStream(person)) as RecordedEvent<WeeklyPlanEvent>[]).map(
          (change) => [`${person} ${change.version}`, change] as const,
        ),
      ),
    );
    const branchName = (branch: string) => this.catalogue.branch(branch)?.name ?? null;
    return (row) => {
      // The first event, of revision 0, makes version 1.
      const change = isPlan(row) && changes.get(`${row.record} ${Number(row.revision) + 1}`);
      return change
        ? weeklyPlanDetail({ person: nameOf(userOf(row.record)).name, change, branchName })
        : null;
    };
  }
}

const isPlan = ({ resource }: AuditLogRow): boolean => resource === weeklyPlanFamily.category;

const userOf = (id: string) => ({ kind: 'user' as const, id });
