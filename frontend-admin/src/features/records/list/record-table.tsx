import { Checkbox } from '@mantine/core';
import { useNavigate } from 'react-router';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { SortHeader } from '../../../shared/ui/sort-header.js';
import { Table } from '../../../shared/ui/table.js';
import { PUBLICATION, RecordRow } from './record-row.js';
import classes from './record-table.module.css';
import type { Selection } from './use-selection.js';

interface Properties {
  resource: Resource;
  records: readonly ReadRecord[];
  /** As the server reads it: a column's name, with a minus for descending. */
  sort: string;
  isOld: boolean;
  /** Null where nothing can be done with several. */
  selection: Selection | null;
  onSort(sort: string): void;
  /** A record of the list is opened. */
  onLeave(id: string): void;
}

/** Records as rows; narrow screens show each row as a card. */
export function RecordTable({ resource, records, sort, isOld, selection, onSort, onLeave }: Properties) {
  const navigate = useNavigate();
  const areAll = selection !== null && records.every(({ id }) => selection.has(id));
  const areSome = selection !== null && records.some(({ id }) => selection.has(id));
  return (
    <Table className={classes.table} isOld={isOld} isClickable>
      <thead>
        <tr>
          {selection && (
            <th data-column="selection">
              <Checkbox
                aria-label="Alle auf dieser Seite auswählen"
                checked={areAll}
                indeterminate={areSome && !areAll}
                onChange={({ currentTarget: { checked } }) => selection.toggle(records, checked)}
              />
            </th>
          )}
          {resource.columns.map((column) => {
            const form = formOf(resource.fields[column]!);
            return (
              <SortHeader
                key={column}
                column={column}
                label={form?.label ?? column}
                isNumber={form?.control.kind === 'number'}
                sort={sort}
                onSort={onSort}
              />
            );
          })}
          {resource.isPublished && <th scope="col">{PUBLICATION}</th>}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <RecordRow
            key={record.id}
            resource={resource}
            record={record}
            selection={selection}
            onLeave={() => onLeave(record.id)}
            onOpen={() => void navigate(`/${resource.path}/${record.id}`)}
          />
        ))}
      </tbody>
    </Table>
  );
}
