import { columnValue, searchText } from '@bestellwerk/domain/records/list-columns';
import type { RecordState, RecordEvent } from '@bestellwerk/domain/records/record-state';
import { shapeVersion } from '@bestellwerk/domain/records/shape-version';
import { referencesIn } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { type RecordedEvent, streamKeyOf } from '@bestellwerk/domain/kernel/event';
import type { Projection } from '../../engine/projection.js';
import { columnOf, recordCountTable, recordTable, modelNameOf, type RecordRow } from './table.js';

/** The read model of a managed entity, derived from its definition. */
export const recordProjection = (resource: Resource) =>
  ({
    name: modelNameOf(resource),
    title: resource.words.many,
    version: shapeVersion(resource),
    table: recordTable(resource),
    rollups: [{ table: recordCountTable(resource), contribution }],
    category: resource.name,
    keys: (event) => [{ id: streamKeyOf(event) }],
    newKeys: (event) => (event.type === resource.names.created ? [{ id: streamKeyOf(event) }] : []),
    apply(event, rows) {
      const id = streamKeyOf(event);
      const before = rows.get({ id });
      if (!before && event.type !== resource.names.created) throw new Error(`${event.type} without a record`);
      rows.put(
        rowOf(
          resource,
          id,
          resource.decider.evolve(recordOf(before), event),
          before?.createdAt ?? event.metadata.at,
          event,
        ),
      );
    },
    topics: () => [recordsTopic(resource.path)],
  }) satisfies Projection<RecordRow, RecordEvent>;

const contribution = ({ isRemoved, scope }: RecordRow) => (isRemoved ? null : { scope, records: 1 });

const recordOf = (row: RecordRow | undefined): RecordState =>
  row
    ? {
        status: row.isRemoved ? 'removed' : 'present',
        fields: row.document,
        revision: row.revision,
        ...(row.publication && { publication: row.publication }),
      }
    : { status: 'none' };

function rowOf(
  resource: Resource,
  id: string,
  record: RecordState,
  createdAt: string,
  { metadata, revision }: RecordedEvent,
): RecordRow {
  if (record.status === 'none') throw new Error('An event left no record');
  const { fields } = record;
  const refs = referencesIn(resource.fields, fields).map(
    (reference) => `${reference.field}>${reference.resource}:${reference.id}`,
  );
  return {
    id,
    revision: Number(revision),
    isRemoved: record.status !== 'present',
    title: resource.titleOf(fields),
    search: searchText(resource, fields),
    refs: [...new Set(refs)].join(' '),
    scope: (resource.branches?.(id, fields) ?? []).join(' '),
    createdAt,
    changedAt: metadata.at,
    document: fields,
    ...(resource.isPublished && { publication: record.publication ?? [] }),
    ...Object.fromEntries(
      resource.columns.map((field) => [columnOf(field), columnValue(resource, field, fields[field])]),
    ),
  };
}
