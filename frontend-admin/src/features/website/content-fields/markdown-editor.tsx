import { Button, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import type { Control } from '@bestellwerk/domain/records/field-form';
import classes from './content-fields.module.css';
import { MarkdownPreview } from './markdown-preview.js';
import { type FieldEditorProps, inputOrder } from '../../../shared/record-fields/field-editor.js';

const MOST_LINES = 30;

/** Text in Markdown as it is written, and below it, if wanted, as guests read it. */
export default function MarkdownEditor({ form, value, path, ...rest }: FieldEditorProps<string | null>) {
  const { onChange, problemAt, isReadOnly } = rest;
  const { lines } = form.control as Control & { kind: 'markdown' };
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div>
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
      {value && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Vorschau schließen' : 'Vorschau zeigen'}
        </Button>
      )}
      <div
        id={id}
        role="region"
        aria-label={`${form.label}: Vorschau`}
        hidden={!isShown || !value}
        className={classes.preview}
      >
        {isShown && value && <MarkdownPreview text={value} />}
      </div>
    </div>
  );
}

/** What the shop makes of Markdown, in a sentence. */
const marks =
  'Möglich sind # Überschrift, **fett**, - Liste, [Text](Adresse) und eine leere Zeile zwischen Absätzen; alles andere bleibt, wie es da steht.';
