import { jest } from '@jest/globals';
import { useState, type ComponentType } from 'react';
import type { z } from 'zod';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Answers } from '@bestellwerk/ui/testing/fake-server';
import type { FieldEditorProps } from '../shared/record-fields/field-editor.js';
import { show } from './show.js';

interface Setup {
  record?: Fields;
  answers?: Answers;
  problems?: Readonly<Record<string, string>>;
}

/** An editor of a defined field in a form that keeps what is edited. */
export function showEditor<Value>(
  Editor: ComponentType<FieldEditorProps<Value>>,
  schema: z.ZodType,
  path: string,
  value: Value,
  { record = {}, answers = {}, problems = {} }: Setup = {},
) {
  const onChange = jest.fn<(value: Value) => void>();
  const Form = () => {
    const [kept, keep] = useState(value);
    return (
      <Editor
        path={path}
        schema={schema}
        form={formOf(schema)!}
        value={kept}
        onChange={(changed) => {
          onChange(changed);
          keep(changed);
        }}
        problemAt={(at) => problems[at]}
        isReadOnly={false}
        record={record}
      />
    );
  };
  const server = show(<Form />, answers);
  return { ...server, last: () => onChange.mock.lastCall?.[0] };
}
