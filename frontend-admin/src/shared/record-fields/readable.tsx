import { bare, itemSchema, typeOf } from '@bestellwerk/domain/records/item-types';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { isPersonal } from '@bestellwerk/domain/records/personal-fields';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { z } from 'zod';
import { Input } from '@mantine/core';
import { Fragment } from 'react';
import { useTimeZone } from '../shop/shop-api.js';
import { HoursLines } from './hours-lines.js';
import { isGiven, labelled, plainWords } from './plain.labels.js';
import { NOTHING, RecordNames, REMOVED_NAME } from './record-names.js';
import classes from './readable.module.css';
import type { FieldEditorProps } from './field-editor.js';

interface Properties {
  schema: z.ZodType;
  value: unknown;
}

/** Any field's value as people read it; `beside` are other values of the field that are shown next to it. */
export function Readable({ schema, value, beside = [] }: Properties & { beside?: readonly unknown[] }) {
  const timeZone = useTimeZone();
  const control = formOf(schema)?.control ?? { kind: 'text' };
  if (value === null && isPersonal(schema)) return REMOVED_NAME;
  if (control.kind === 'hours') return <HoursLines schema={schema} value={value} beside={beside} />;
  const isEmpty = value === null || value === undefined || value === '';
  if (control.kind === 'reference') {
    return <RecordNames resource={control.resource} references={isEmpty ? [] : [value]} />;
  }
  if (isEmpty) return NOTHING;
  if (control.kind === 'references') {
    return <RecordNames resource={control.resource} references={value as unknown[]} />;
  }
  if (control.kind === 'rows') return <Rows schema={schema} value={value} />;
  if (control.kind === 'file' || control.kind === 'files') {
    return <RecordNames resource="upload" references={[value].flat()} />;
  }
  if (control.kind === 'color') return <Color value={value as string} />;
  if (control.kind === 'collection') return <Items schema={schema} value={value} types={control.types} />;
  if (control.kind === 'group' || control.kind === 'tabs') return <Parts schema={schema} value={value} />;
  if (control.kind === 'own' && Array.isArray(value)) return <Entries schema={schema} value={value} />;
  if (control.kind === 'own' && typeof value === 'object') return <Parts schema={schema} value={value} />;
  return (
    <span className={classes.text} data-kind={control.kind}>
      {plainWords(value, control, timeZone)}
    </span>
  );
}

function Rows({ schema, value }: Properties) {
  const list = bare(schema);
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  if (rows.length === 0 || !(list instanceof z.ZodArray)) return NOTHING;
  return (
    <ol className={classes.rows}>
      {rows.map((row, index) => (
        <li key={index}>
          <Parts schema={list.element as z.ZodType} value={row} />
        </li>
      ))}
    </ol>
  );
}

/** A list known only to its own editor: each entry by its first field, then what else it says, then the lists in it. */
function Entries({ schema, value }: Properties) {
  const list = bare(schema);
  const entries = value as readonly Fields[];
  const parts = list instanceof z.ZodArray ? labelled(list.element as z.ZodType) : [];
  if (parts.length === 0) return <Parts schema={schema} value={value} />;
  if (entries.length === 0) return NOTHING;
  const { shape } = bare((list as z.ZodArray<z.ZodType>).element) as z.ZodObject;
  const inner = Object.entries(shape as Record<string, z.ZodType>).filter(([, part]) => isList(part));
  return (
    <ol className={classes.rows}>
      {entries.map((entry, index) => (
        <li key={index}>
          {parts
            .filter(([name]) => isGiven(entry[name]))
            .map(([name, part], at) => (
              <Fragment key={name}>
                {at > 0 && ' – '}
                <Readable schema={part} value={entry[name]} />
              </Fragment>
            ))}
          {inner
            .filter(([name]) => isGiven(entry[name]))
            .map(([name, part]) => (
              <Entries key={name} schema={part} value={entry[name]} />
            ))}
        </li>
      ))}
    </ol>
  );
}

const isList = (part: z.ZodType) => !formOf(part) && bare(part) instanceof z.ZodArray;

interface ItemsProperties extends Properties {
  types: Readonly<Record<string, string>>;
}

function Items({ schema, value, types }: ItemsProperties) {
  const items = value as readonly unknown[];
  if (items.length === 0) return NOTHING;
  return (
    <ol className={classes.rows}>
      {items.map((item, index) => {
        const type = typeOf(item);
        const fields = itemSchema(schema, type);
        return (
          <li key={index}>
            <strong>{types[type] ?? type}</strong>
            {fields && <Parts schema={fields} value={item} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The colour itself is an attribute of a picture, since styles may not be written into the page. */
const Color = ({ value }: { value: string }) => (
  <span className={classes.color}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden>
      <rect width="16" height="16" fill={value} />
    </svg>
    {value}
  </span>
);

/** The named parts of an object; what has none is counted. */
function Parts({ schema, value }: Properties) {
  const parts = labelled(schema);
  if (parts.length === 0) {
    const count = Array.isArray(value) ? value.length : Object.keys(value as object).length;
    return count === 1 ? '1 Eintrag' : `${count} Einträge`;
  }
  const shown = parts.filter(([name]) => isGiven((value as Fields)[name]));
  if (shown.length === 0) return NOTHING;
  return (
    <dl className={classes.parts}>
      {shown.map(([name, part, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <Readable schema={part} value={(value as Fields)[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value that can be read here but not changed. */
export const ReadOnlyField = ({ form, schema, value }: FieldEditorProps) => (
  <Input.Wrapper label={form.label} labelElement="div" description={form.help}>
    <div>
      <Readable schema={schema} value={value} />
    </div>
  </Input.Wrapper>
);
