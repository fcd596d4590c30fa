import { useId, type ReactNode } from 'react';
import type { FieldEditorProps } from './field-editor.js';
import classes from './fields.module.css';
import { VisuallyHidden } from '@mantine/core';
import type { FieldForm } from '@bestellwerk/domain/records/field-form';

interface Properties extends Pick<FieldEditorProps, 'form' | 'path' | 'problemAt' | 'isReadOnly'> {
  children: ReactNode;
}

/** What the editors have in common that are more than an input: a name, help, what is wrong as a whole. */
export function EditorFrame({ form, path, problemAt, isReadOnly, children }: Properties) {
  const id = useId();
  const problem = problemAt(path);
  return (
    <fieldset className={classes.frame} disabled={isReadOnly} aria-describedby={form.help && id}>
      <FieldLegend form={form} />
      {form.help && (
        <p id={id} className={classes.help}>
          {form.help}
        </p>
      )}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** The legend of a group of inputs, omitted if it equals the heading of its section. */
export const FieldLegend = ({ form: { label, section } }: { form: FieldForm }) => (
  <legend>{label === section ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
);
