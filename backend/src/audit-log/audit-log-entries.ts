import type { Principal } from '@bestellwerk/domain/access/policy';
import type { AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import { previewLinksFamily } from '@bestellwerk/domain/records/preview-links';
import { revisionKind } from '@bestellwerk/domain/records/revisions';
import { eventWords } from '@bestellwerk/domain/views/journal-words';
import type { AuditLogRow } from '@bestellwerk/projections/audit-log/entry/table';
import { Inject, Injectable } from '@nestjs/common';
import { ActorNames } from '../access/actor-names.js';
import { type NamedRecord, RecordTitles } from '../records/record-titles.js';
import { RESOURCES, type Resources } from '../records/resources.token.js';
import { ClosingsOfEntries } from './closings-of-entries.js';
import { DetailsOfEntries } from './details-of-entries.js';
import { OrdersOfEntries } from './orders-of-entries.js';
import { PrintJobsOfEntries } from './print-jobs-of-entries.js';
import { RepeatedAttempts, type Span } from './repeated-attempts.js';

/** Rows of the journal with all that is looked up when it is read: names, tickets, titles, and what was paid or printed. */
@Injectable()
export class AuditLogEntries {
  constructor(
    private readonly actors: ActorNames,
    private readonly titles: RecordTitles,
    private readonly orders: OrdersOfEntries,
    private readonly closings: ClosingsOfEntries,
    private readonly jobs: PrintJobsOfEntries,
    private readonly details: DetailsOfEntries,
    private readonly attempts: RepeatedAttempts,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {}

  /** `span`: where repeated attempts are left out, and counted at the first one; null if each is an entry. */
  async of(rows: readonly AuditLogRow[], who: Principal, span: Span | null): Promise<AuditLogEntry[]> {
    const jobOf = await this.jobs.of(rows);
    const [named, titleOf, { orderOf, branchOf }, closings, detailOf, attemptsOf] = await Promise.all([
      this.actors.of(rows.map(actorOf)),
      this.titles.of([...rows.flatMap((row) => this.subjectsOf(row)), ...rows.flatMap(deviceOf)]),
      this.orders.of(rows, jobOf),
      this.closings.of(rows, who),
      this.details.of(rows, who, jobOf),
      span ? this.attempts.of(rows, span) : () => null,
    ]);
    const actorNamed = (row: AuditLogRow) => {
      const [[device], actor] = [deviceOf(row), named(actorOf(row))];
      return device ? { ...actor, name: titleOf(device) } : actor;
    };
    return rows.map((row) => {
      const { id, at, position, revision, type, origin, resource, record, fields } = row;
      const managed = this.resources.find(({ name }) => name === resource);
      return {
        ...{ id, at, position, revision, type, origin, resource, record },
        text: eventWords(resource, type, row.variant),
        kind: managed ? revisionKind(managed, type) : null,
        detail: detailOf(row),
        attempts: attemptsOf(row),
        actor: actorNamed(row),
        path: managed?.path ?? '',
        title:
          closings.titleOf(row, branchOf(row)?.name ?? '') ??
          this.subjectsOf(row)
            .map(titleOf)
            .find((title) => title !== null) ??
          null,
        order: orderOf(row),
        branch: branchOf(row),
        closing: closings.closingOf(row),
        fields: fields.split(' ').filter(Boolean),
      };
    });
  }

  /** The record that it happened to; of withdrawn links only its id is known, and that it has drafts. */
  private subjectsOf({ resource, record: id }: AuditLogRow): NamedRecord[] {
    if (resource !== previewLinksFamily.category) return [{ resource, id }];
    return this.resources
      .filter(({ isPublished }) => isPublished)
      .map(({ name }) => ({ resource: name, id }));
  }
}

const actorOf = ({ actorKind: kind, actorId: id }: AuditLogRow) => ({ kind, id });

/** The printer or another device that did it, as a record. */
const deviceOf = ({ actorKind, actorId }: AuditLogRow): NamedRecord[] =>
  actorKind === 'device' && actorId !== null ? [{ resource: 'device', id: actorId }] : [];
