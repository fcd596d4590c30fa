import { Textarea } from '@mantine/core';
import type { Control } from '@bestellwerk/domain/records/field-form';
import { type FieldEditorProps, inputOrder } from '../../../shared/record-fields/field-editor.js';

const MOST_LINES = 30;

/** Text in Markdown, as it is written. */
export default function MarkdownEditor({ form, value, path, ...rest }: FieldEditorProps<string | null>) {
  const { onChange, problemAt, isReadOnly } = rest;
  const { lines } = form.control as Control & { kind: 'markdown' };
  return (
    <Textarea
      label={form.label}
      description={form.help === undefined ? marks : `${form.help} ${marks}`}
      inputWrapperOrder={inputOrder}
      value={value ?? ''}
      error={problemAt(path)}
      readOnly={isReadOnly}
      autosize
      minRows={lines}
      maxRows={Math.max(lines, MOST_LINES)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** What the shop makes of Markdown, in a sentence. */
const marks =
  'Möglich sind # Überschrift, **fett**, - Liste, [Text](Adresse) und eine leere Zeile zwischen Absätzen.';
