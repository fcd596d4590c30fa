import type { ReactNode } from 'react';
import classes from './editor-note.module.css';

/** What is to be known about what an editor holds. */
export const EditorNote = ({ children }: { children: ReactNode }) => (
  <p className={classes.note}>{children}</p>
);
