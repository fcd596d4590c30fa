import { Skeleton } from '@mantine/core';
import { Suspense, useContext } from 'react';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { PartBoundary } from '../request-status/part-boundary.js';
import type { FieldEditor, FieldEditorProps } from './field-editor.js';
import { FieldWarning } from './field-warning.js';
import { EditorLookup, RecordExtensionsContext } from './record-extensions.js';
import { ReadOnlyField } from './readable.js';
import classes from './fields.module.css';

type Properties = Omit<FieldEditorProps, 'form'>;

/** A field with the editor from its definition; fields without a label are hidden. */
export function FieldView(properties: Properties) {
  const editorFor = useContext(EditorLookup);
  const { fieldNotes } = useContext(RecordExtensionsContext);
  const form = formOf(properties.schema);
  if (!form) return null;
  const Editor: FieldEditor = editorFor?.(form.control) ?? ReadOnlyField;
  const Note = form.note === undefined ? undefined : fieldNotes[form.note];
  return (
    <div className={classes.field} data-field={properties.path} data-kind={kindOfPlace(form.control)}>
      <PartBoundary name={`„${form.label}“`} resetKey={properties.value}>
        <Suspense
          fallback={
            <Skeleton
              height={heightOf(form.control, properties.value)}
              role="status"
              data-loading
              aria-label={`${form.label} wird geladen`}
            />
          }
        >
          <Editor {...properties} form={form} />
        </Suspense>
      </PartBoundary>
      <FieldWarning text={form.warns?.(properties.record) ?? null} />
      {Note && (
        <PartBoundary name={`Der Hinweis zu „${form.label}“`} resetKey={properties.value}>
          <Suspense fallback={null}>
            <Note field={properties.path} record={properties.record} />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}

/** How much room a field needs. */
function kindOfPlace(control: FieldEditorProps['form']['control']): 'wide' | 'flag' | undefined {
  switch (control.kind) {
    case 'flag':
      return 'flag';
    case 'rows':
    case 'hours':
    case 'images':
    case 'choices':
    case 'richText':
    case 'markdown':
    case 'files':
    case 'group':
    case 'tabs':
    case 'collection':
      return 'wide';
    case 'own':
      return control.editor === 'time-zone' ? undefined : 'wide';
    case 'text':
      return control.lines ? 'wide' : undefined;
    default:
      return undefined;
  }
}

/** About as high as the loaded editor, to avoid a layout shift while typing below it. */
function heightOf({ kind }: FieldEditorProps['form']['control'], value: unknown): number {
  if (kind === 'richText') return 260;
  if (kind !== 'image' && kind !== 'images') return 120;
  return [value].flat().some(Boolean) ? 225 : 62;
}
