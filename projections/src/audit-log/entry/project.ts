import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { RecordEvent } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { revisionKind } from '@bestellwerk/domain/records/revisions';
import { recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { Projection } from '../../engine/projection.js';
import { auditLogCountTable, auditLogTable, type AuditLogRow } from './table.js';

/** Everything that was done to managed entities of these kinds: one row for each event. */
export function auditLogOf(resources: readonly Resource[]) {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  return {
    name: 'journal',
    title: 'Journal',
    version: 1,
    table: auditLogTable,
    rollups: [{ table: auditLogCountTable, contribution }],
    category: [...byName.keys()],
    keys: ({ id }) => [{ id }],
    newKeys: ({ id }) => [{ id }],
    apply(event, rows) {
      rows.put(rowOf(event, byName));
    },
    topics: () => [recordsTopic('logs')],
  } as const satisfies Projection<AuditLogRow, RecordEvent>;
}

function rowOf(event: RecordedEvent<RecordEvent>, byName: ReadonlyMap<string, Resource>): AuditLogRow {
  const { id, stream, revision, position, type, data, metadata } = event;
  const dash = stream.indexOf('-');
  const resource = byName.get(stream.slice(0, dash))!;
  return {
    id,
    at: metadata.at,
    position,
    actorKind: metadata.actor.kind,
    actorId: metadata.actor.id,
    origin: metadata.origin,
    resource: resource.name,
    record: stream.slice(dash + 1),
    revision,
    kind: revisionKind(resource, type),
    fields: Object.keys(data).join(' '),
  };
}

const contribution = ({ resource, actorId }: AuditLogRow) => ({ resource, actor: actorId ?? '', entries: 1 });
