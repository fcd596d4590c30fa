import { Checkbox } from '@mantine/core';
import { Link } from 'react-router';
import { isEmail } from '@bestellwerk/domain/addresses/contact-details';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { z } from 'zod';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { Readable } from '../../../shared/record-fields/readable.js';
import { PublicationBadge } from '../publication-badge.js';
import classes from './record-table.module.css';
import { Thumbnail } from './thumbnail.js';
import type { Selection } from './use-selection.js';

/** Heading of the column that only records with drafts have. */
export const PUBLICATION = 'Veröffentlichung';

interface Properties {
  resource: Resource;
  record: ReadRecord;
  selection: Selection | null;
  /** It is opened, also by its link. */
  onLeave(): void;
  onOpen(): void;
}

/** A record in its list. A click anywhere opens it; the first column is the link for everybody else. */
export function RecordRow({ resource, record, selection, onLeave, onOpen }: Properties) {
  const name = resource.titleOf(record) || resource.words.one;
  const [first, ...others] = resource.columns;
  return (
    <tr
      data-row={record.id}
      data-removed={record.isRemoved || undefined}
      onClick={({ target }) => {
        if ((target as HTMLElement).closest('label, input, [data-column="selection"]')) return;
        onLeave();
        if (!(target as HTMLElement).closest('a')) onOpen();
      }}
    >
      {selection && (
        <td data-column="selection">
          <Checkbox
            aria-label={`${name} auswählen`}
            checked={selection.has(record.id)}
            onChange={({ currentTarget: { checked } }) => selection.toggle([record], checked)}
          />
        </td>
      )}
      <td data-column="title">
        <span className={classes.name}>
          <Thumbnail resource={resource} record={record} />
          <Link to={`/${resource.path}/${record.id}`}>
            {first === undefined || record[first] === null || record[first] === '' ? (
              name
            ) : (
              <Readable schema={resource.fields[first]!} value={record[first]} />
            )}
          </Link>
        </span>
      </td>
      {others.map((column) => (
        <Cell key={column} schema={resource.fields[column]!} value={record[column]} />
      ))}
      {resource.isPublished && (
        <td data-label={PUBLICATION}>
          {!record.isRemoved && <PublicationBadge publication={record.publication ?? []} />}
        </td>
      )}
    </tr>
  );
}

function Cell({ schema, value }: { schema: z.ZodType; value: unknown }) {
  const form = formOf(schema);
  const kind = form?.control.kind;
  if (typeof value === 'string' && isEmail(value)) {
    return (
      <td data-label={form?.label} data-kind="email">
        <span className={classes.email} title={value}>
          {value}
        </span>
      </td>
    );
  }
  return (
    <td data-label={form?.label} data-kind={kind} data-number={kind === 'number' || undefined}>
      {kind === 'flag' ? <Flag isSet={value === true} /> : <Readable schema={schema} value={value} />}
    </td>
  );
}

const Flag = ({ isSet }: { isSet: boolean }) => (
  <span className={classes.flag} data-set={isSet || undefined}>
    {isSet ? 'Ja' : 'Nein'}
  </span>
);
