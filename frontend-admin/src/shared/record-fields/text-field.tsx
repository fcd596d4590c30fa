import { Textarea, TextInput } from '@mantine/core';
import { type FieldEditorProps, inputOrder, isNeeded } from './field-editor.js';

interface TextFieldProps extends FieldEditorProps<string | null> {
  /** What is typed next, as soon as it is there. */
  autoFocus?: boolean;
  /** What Enter does in a field of one line, in place of sending the form. */
  onEnter?: () => void;
}

export function TextField({ form, schema, value, ...rest }: TextFieldProps) {
  const { path, onChange, problemAt, isReadOnly, autoFocus = false, onEnter } = rest;
  const lines = form.control.kind === 'text' ? form.control.lines : undefined;
  const shared = {
    label: form.label,
    description: form.help,
    inputWrapperOrder: inputOrder,
    value: value ?? '',
    error: problemAt(path),
    readOnly: isReadOnly,
    required: isNeeded(schema),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return lines ? (
    <Textarea {...shared} autosize minRows={lines} maxRows={Math.max(lines, 16)} />
  ) : (
    <TextInput
      {...shared}
      autoFocus={autoFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onEnter) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
