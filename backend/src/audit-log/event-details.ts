import { branchesFor, type Action, type Principal } from '@bestellwerk/domain/access/policy';
import type { AuditLogDetail, EventContent } from '@bestellwerk/domain/contracts/audit-log.schema';
import { eventFamilies } from '@bestellwerk/domain/event-families';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { fieldChanges } from '@bestellwerk/domain/records/revisions';
import { usualFields } from '@bestellwerk/domain/records/definitions/usual-fields';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { personalFieldPaths } from '@bestellwerk/event-log/personal-field-paths';
import { hidePersonal } from '@bestellwerk/event-log/personal-fields';
import type { AuditLogRow } from '@bestellwerk/projections/audit-log/entry/table';
import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { ApiError } from '../platform/http/api-error.js';
import { RecordHistory } from '../records/record-history.js';
import { RESOURCES, type Resources } from '../records/resources.token.js';
import { AuditLog } from './audit-log.js';
import { AuditLogEntries } from './audit-log-entries.js';

/** What else shows the personal fields of these streams. */
const showsPersonal: Readonly<Record<string, Action>> = {
  order: 'orders.read',
  customer: 'customers.read',
  user: 'users.read',
  workingTime: 'workingTime.read',
  closing: 'payments.read',
  contentGeneration: 'content.change',
};

/** One event with all that is in it, read from the log: no table keeps it. */
@Injectable()
export class EventDetails {
  constructor(
    private readonly journal: AuditLog,
    private readonly entries: AuditLogEntries,
    private readonly log: EventLog,
    private readonly histories: RecordHistory,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {}

  /** Throws 404 for an unknown entry. */
  async of(id: string, who: Principal, isPersonalAsked: boolean): Promise<AuditLogDetail> {
    const row = await this.journal.row(id);
    if (!row) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Eintrag gibt es nicht.');
    const { resource, record, revision } = row;
    const [entry] = await this.entries.of([row], who, {});
    const stream = `${resource}-${record}`;
    const [event] = await this.log.readStream(stream, { from: BigInt(revision), maxCount: 1 });
    const action = showsPersonal[resource];
    const mayShowPersonal = action !== undefined && branchesFor(who, action) === 'all';
    return {
      ...entry!,
      changes: await this.changesOf(row),
      stream,
      commandId: event?.metadata.commandId ?? '',
      content: event ? contentOf(event, resource, mayShowPersonal && isPersonalAsked) : [],
      mayShowPersonal,
    };
  }

  private async changesOf({ resource, record, revision }: AuditLogRow): Promise<AuditLogDetail['changes']> {
    const managed = this.resources.find(({ name }) => name === resource);
    if (!managed) return [];
    const revisions = await this.histories.revisions(managed, record);
    const found = revisions.find((one) => one.revision === revision);
    if (!found) return [];
    const usual = found.kind === 'removed' ? usualFields(resource, found.fields) : null;
    return usual ? fieldChanges(found.fields, usual) : [...found.changes];
  }
}

/** Every value in the event, personal ones without what they say unless they are to be shown. */
function contentOf(
  { data, type }: RecordedEvent,
  category: string,
  isPersonalShown: boolean,
): EventContent[] {
  const family = eventFamilies.find((one) => one.category === category);
  const schema = family && Object.hasOwn(family.events, type) ? family.events[type] : undefined;
  const shape = schema ? personalFieldPaths(schema) : null;
  const personal = new Set(shape ? hidePersonal(data, shape).paths : []);
  return [...valuesIn(data, '')].map(([path, value]) => {
    const isPersonal = [...personal].some((field) => path === field || path.startsWith(`${field}/`));
    return {
      path: path.slice(1).replaceAll('/', '.'),
      value: isPersonal && !isPersonalShown ? null : value,
      isPersonal,
    };
  });
}

function* valuesIn(value: unknown, path: string): Generator<[path: string, value: string]> {
  if (typeof value !== 'object' || value === null) {
    if (path !== '') yield [path, value === null || value === undefined ? '' : String(value)];
    return;
  }
  for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, `${path}/${name}`);
}
