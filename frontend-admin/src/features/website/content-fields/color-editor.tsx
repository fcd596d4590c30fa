import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorInput.layer.css';
import { CloseButton, ColorInput } from '@mantine/core';
import { type FieldEditorProps, inputOrder } from '../../../shared/record-fields/field-editor.js';

/** A colour, chosen or typed; text that is none is kept as typed and rejected by the schema of the field. */
export default function ColorEditor({ form, value, path, ...rest }: FieldEditorProps<string | null>) {
  const { onChange, problemAt, isReadOnly } = rest;
  return (
    <ColorInput
      label={form.label}
      description={form.help}
      inputWrapperOrder={inputOrder}
      placeholder={isReadOnly ? undefined : '#AE2F68'}
      format="hexa"
      value={value ?? ''}
      error={problemAt(path)}
      readOnly={isReadOnly}
      fixOnBlur={false}
      withEyeDropper={false}
      rightSection={
        value !== null && !isReadOnly ? (
          <CloseButton aria-label={`${form.label} leeren`} onClick={() => onChange(null)} />
        ) : undefined
      }
      onChange={(text) => text !== (value ?? '') && onChange(typedColor(text))}
      onBlur={() => value !== null && wholeColor(value) !== value && onChange(wholeColor(value))}
    />
  );
}

/** Colours in capitals, without saying that one is opaque. */
function typedColor(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^#?[\da-f]+$/i.test(typed) ? typed.toUpperCase().replace(/^(#[\dA-F]{6})FF$/, '$1') : typed;
}

/** 'AE2F68' and '#A26' are colours too. */
function wholeColor(text: string): string {
  const digits = /^#?([0-9A-F]{3}|[0-9A-F]{6}|[0-9A-F]{8})$/.exec(text)?.[1];
  if (digits === undefined) return text;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
