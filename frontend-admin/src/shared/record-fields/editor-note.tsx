import type { ReactNode } from 'react';
import classes from './editor-note.module.css';

/** A note about the value of an editor. */
export const EditorNote = ({ children }: { children: ReactNode }) => (
  <p className={classes.note}>{children}</p>
);
