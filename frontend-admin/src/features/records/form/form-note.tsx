import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-note.module.css';

/** Something about the whole form that is good to know, with what can be done about it. */
export function FormNote({ text, action, onAction }: NoteProperties) {
  return (
    <div className={classes.note} role="status">
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
