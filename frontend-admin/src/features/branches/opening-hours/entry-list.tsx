import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { HoursEntry } from '@bestellwerk/domain/opening-hours/opening-hours';
import { EditorNote } from '../../../shared/ui/notes.js';
import { EntryFields } from './entry-fields.js';
import classes from './hours.module.css';

interface Properties {
  entries: readonly HoursEntry[];
  isRefused: boolean;
  onChange(entries: readonly HoursEntry[]): void;
}

const added: HoursEntry = { type: 'daily', date: null, isClosed: false, from: '10:00', to: '22:00' };

/** Entries as a list, for an order of entries that a week with exceptions cannot express. */
export function EntryList({ entries, isRefused, onChange }: Properties) {
  const move = (from: number, to: number) =>
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!));
  return (
    <>
      <EditorNote>
        Die Reihenfolge dieser Einträge passt in keinen Wochenplan. Sie gelten von oben nach unten:
        „Geschlossen“ leert einen Tag, jede andere Zeile kommt hinzu.
      </EditorNote>
      <ol className={classes.entries} aria-label="Einträge">
        {entries.map((entry, index) => (
          <EntryFields
            key={index}
            entry={entry}
            number={index + 1}
            isRefused={isRefused}
            isLast={index === entries.length - 1}
            onChange={(changed) => onChange(entries.with(index, changed))}
            onMove={(to) => move(index, to)}
            onRemove={() => onChange(entries.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onChange([...entries, added])}
      >
        Eintrag
      </Button>
    </>
  );
}
