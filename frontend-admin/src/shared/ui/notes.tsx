import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import classes from './notes.module.css';

/** The general error of a form, which may get the focus; renders nothing without one. */
export function FormAlert({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className={classes.formAlert} role="alert" tabIndex={-1}>
      {text}
    </p>
  );
}

/** A note about the value of an editor. */
export const EditorNote = ({ children }: { children: ReactNode }) => (
  <p className={classes.editorNote}>{children}</p>
);

/** Something about the whole form that is good to know, with what can be done about it. */
export function FormNote({ text, action, onAction }: NoteProperties) {
  return (
    <div className={classes.formNote} role="status">
      <span>{text}</span>
      {action && (
        <Button size="sm" variant="default" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  );
}

interface NoteProperties {
  text: ReactNode;
  action?: string | undefined;
  onAction?(): void;
}
