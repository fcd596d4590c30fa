import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormNote } from '../ui/notes.js';

interface Properties {
  /** 'Dieser Wochenplan' */
  what: string;
  /** What the others have changed. */
  children: ReactNode;
  /** Goes on with what there is now; its words are `reload`. */
  onReload(): void;
  reload?: string;
  /** Goes on with what was typed, knowing what there is now. */
  onKeep?: (() => void) | undefined;
}

/** Others have saved since the form was opened: nothing is replaced until its user has decided what counts. */
export const ChangedNote = ({
  what,
  children,
  onReload,
  reload = 'Neuen Stand zeigen',
  onKeep,
}: Properties) => (
  <FormNote
    text={
      <>
        {what} wurde inzwischen geändert:
        {children}
        <Group gap="xs" mt="xs">
          <Button variant="default" size="sm" onClick={onReload}>
            {reload}
          </Button>
          {onKeep && (
            <Button variant="default" size="sm" onClick={onKeep}>
              Meinen behalten
            </Button>
          )}
        </Group>
      </>
    }
  />
);
