import {
  type BranchDayEvent,
  branchDayFamily,
  branchDayOf,
} from '@bestellwerk/domain/branch-day/branch-day-events';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import { type SignageEvent, signageFamily } from '@bestellwerk/domain/signage/signage-events';
import {
  type WorkingTimeEvent,
  workingTimeFamily,
} from '@bestellwerk/domain/working-time/working-time-events';
import {
  capacityDetail,
  correctionDetail,
  delayDetail,
  pauseDetail,
  resumeDetail,
  screenCommandDetail,
  voidDetail,
} from '@bestellwerk/domain/views/journal-details-of-contents';
import type { AuditLogRow } from '@bestellwerk/projections/audit-log/entry/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActorNames } from '../access/actor-names.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { EventsOfEntries, type Place } from './events-of-entries.js';

type TellingEvent = BranchDayEvent | WorkingTimeEvent | SignageEvent;
type Telling = RecordedEvent<TellingEvent>;

/** By type of event: the type of the earlier event that holds the value before it. */
const earlierTypes: Readonly<Record<string, BranchDayEvent['type']>> = {
  OrderingResumed: 'OrderingPaused',
  PreparationOnTime: 'PreparationDelayed',
  CapacityChanged: 'CapacityChanged',
};

const tellingOfDays: readonly BranchDayEvent['type'][] = [
  ...(['OrderingPaused', 'OrderingResumed', 'PreparationDelayed', 'PreparationOnTime'] as const),
  'CapacityChanged',
];
const telling = new Set([
  ...tellingOfDays.map((type) => `${branchDayFamily.category} ${type}`),
  ...['ActivityCorrected', 'ActivityVoided'].map((type) => `${workingTimeFamily.category} ${type}`),
  ...Object.keys(signageFamily.events)
    .filter((type) => type.startsWith('Command'))
    .map((type) => `${signageFamily.category} ${type}`),
]);
const isTelling = ({ resource, type }: AuditLogRow): boolean => telling.has(`${resource} ${type}`);

const earlierEvents = `
  SELECT sought.record, sought.revision, max(j.revision) AS before
  FROM unnest($1::text[], $2::bigint[], $3::text[]) AS sought (record, revision, type)
  JOIN views.journal j ON j.record = sought.record AND j.type = sought.type AND j.revision < sought.revision
  WHERE j.resource = '${branchDayFamily.category}'
  GROUP BY sought.record, sought.revision`;

const screenCommands = `
  SELECT c.id, c.document->'instruction' AS instruction, d.name AS screen
  FROM views.signage_command c LEFT JOIN views.signage_device d ON d.id = c.device
  WHERE c.id = ANY ($1::uuid[])`;

const activities = 'SELECT id, document FROM views.working_activity WHERE id = ANY ($1::uuid[])';

interface ScreenCommand {
  readonly id: string;
  readonly instruction: SignageInstruction;
  readonly screen: string | null;
}

interface EarlierRow extends Pick<AuditLogRow, 'record' | 'revision'> {
  readonly before: string;
}

/** What is in events whose words say too little, read from the log: how long a pause was, which command a screen got. */
@Injectable()
export class ContentsOfEntries {
  constructor(
    private readonly database: DataSource,
    private readonly events: EventsOfEntries,
    private readonly actors: ActorNames,
    private readonly catalogue: CatalogueReader,
  ) {}

  async of(all: readonly AuditLogRow[]): Promise<(row: AuditLogRow) => string | null> {
    const rows = all.filter(isTelling);
    if (rows.length === 0) return () => null;
    const earlier = await this.earlier(rows);
    const eventAt = await this.events.at<TellingEvent>([...rows, ...earlier.values()]);
    const found = rows.flatMap((row) => eventAt(row) ?? []);
    const [commandOf, activityOf, nameOf] = await Promise.all([
      this.screenCommands(found),
      this.activities(found),
      this.names(rows),
    ]);
    return (row) => {
      const event = isTelling(row) ? eventAt(row) : undefined;
      if (!event) return null;
      const before = earlier.get(keyOf(row));
      return (
        this.dayDetail(event, before && eventAt(before)) ??
        screenDetail(event, commandOf) ??
        workDetail(event, activityOf, nameOf(row))
      );
    };
  }

  private dayDetail(event: Telling, before: Telling | undefined): string | null {
    const { at } = event.metadata;
    switch (event.type) {
      case 'OrderingPaused':
        return pauseDetail({ at, until: event.data.until, timeZone: this.timeZoneOf(event) });
      case 'OrderingResumed': {
        const until = before?.type === 'OrderingPaused' ? before.data.until : null;
        return resumeDetail({ at, until, timeZone: this.timeZoneOf(event) });
      }
      case 'PreparationDelayed':
        return delayDetail({ at, ...event.data, timeZone: this.timeZoneOf(event) });
      case 'PreparationOnTime': {
        const until = before?.type === 'PreparationDelayed' ? before.data.until : null;
        return resumeDetail({ at, until, timeZone: this.timeZoneOf(event) });
      }
      case 'CapacityChanged': {
        const earlier = before?.type === 'CapacityChanged' ? before.data.capacity : null;
        const after = event.data.capacity;
        return capacityDetail({ date: branchDayOf(event).date, before: earlier, after });
      }
      default:
        return null;
    }
  }

  private timeZoneOf(event: Telling): string {
    const { config } = this.catalogue.catalogue();
    return this.catalogue.branch(branchDayOf(event).branch)?.timeZone ?? config.timeZone;
  }

  /** The place of the event before each, where there is one. */
  private async earlier(rows: readonly AuditLogRow[]): Promise<Map<string, Place>> {
    const sought = rows.filter(({ type }) => earlierTypes[type] !== undefined);
    if (sought.length === 0) return new Map();
    const found: EarlierRow[] = await this.database.query(earlierEvents, [
      sought.map(({ record }) => record),
      sought.map(({ revision }) => revision),
      sought.map(({ type }) => earlierTypes[type]),
    ]);
    const resource = branchDayFamily.category;
    return new Map(found.map((row) => [keyOf(row), { resource, record: row.record, revision: row.before }]));
  }

  private async screenCommands(events: readonly Telling[]) {
    const ids = events.flatMap(({ data }) => ('command' in data ? data.command : []));
    return byId(await this.rows<ScreenCommand>(screenCommands, ids));
  }

  private async activities(events: readonly Telling[]) {
    const ids = events.flatMap((event) => (event.type === 'ActivityVoided' ? event.data.activity : []));
    return byId(await this.rows<{ id: string; document: WorkingActivity }>(activities, ids));
  }

  /** Of those whose working time it is. */
  private async names(rows: readonly AuditLogRow[]): Promise<(row: AuditLogRow) => string | null> {
    const userOf = ({ record: id }: AuditLogRow) => ({ kind: 'user' as const, id });
    const worked = rows.filter(({ resource }) => resource === workingTimeFamily.category);
    const named = await this.actors.of(worked.map(userOf));
    return (row) => named(userOf(row)).name;
  }

  private async rows<Row>(sql: string, ids: readonly string[]): Promise<Row[]> {
    return ids.length === 0 ? [] : this.database.query<Row[]>(sql, [[...new Set(ids)]]);
  }
}

const keyOf = ({ record, revision }: Pick<AuditLogRow, 'record' | 'revision'>): string =>
  `${record} ${revision}`;

function byId<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id: string): Row | undefined => found.get(id);
}

function screenDetail(
  { data }: Telling,
  commandOf: (id: string) => ScreenCommand | undefined,
): string | null {
  const command = 'command' in data ? commandOf(data.command) : undefined;
  return command ? screenCommandDetail(command) : null;
}

function workDetail(
  event: Telling,
  activityOf: (id: string) => { readonly document: WorkingActivity } | undefined,
  person: string | null,
): string | null {
  if (event.type === 'ActivityCorrected') return correctionDetail({ ...event.data, person });
  if (event.type !== 'ActivityVoided') return null;
  const activity = activityOf(event.data.activity)?.document;
  if (!activity?.endedAt) return null;
  const { startedAt, endedAt, pauses, timeZone } = activity;
  const closed = pauses.map(({ from, to }) => ({ from, to: to ?? endedAt }));
  return voidDetail({ person, record: { startedAt, endedAt, pauses: closed }, timeZone });
}
