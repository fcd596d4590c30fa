import { Input } from '@mantine/core';
import type { FieldEditorProps } from './field-editor.js';
import { Readable } from './readable.js';

/** A value that can be read here but not changed. */
export const ReadOnlyField = ({ form, schema, value }: FieldEditorProps) => (
  <Input.Wrapper label={form.label} labelElement="div" description={form.help}>
    <div>
      <Readable schema={schema} value={value} />
    </div>
  </Input.Wrapper>
);
