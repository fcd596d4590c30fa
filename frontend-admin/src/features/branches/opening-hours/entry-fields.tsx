import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { HoursEntry } from '@bestellwerk/domain/opening-hours/opening-hours';
import { weekInOrder } from '@bestellwerk/domain/opening-hours/hours-plan';
import { DayField } from '../../../shared/forms/day-field.js';
import classes from './hours.module.css';
import { SlotFields } from './slot-fields.js';
import { weekdayWords } from './hours-entry.js';

interface Properties {
  entry: HoursEntry;
  /** Its place in the list, from 1. */
  number: number;
  isRefused: boolean;
  isLast: boolean;
  onChange(entry: HoursEntry): void;
  onMove(to: number): void;
  onRemove(): void;
}

const types = [
  { value: 'daily', label: 'Täglich' },
  ...weekInOrder.map((day) => ({ value: day, label: weekdayWords[day] })),
  { value: 'once', label: 'Einmalig' },
];

/** One stored entry: the days it applies to, and whether it closes or opens. */
export function EntryFields({ entry, number, isRefused, isLast, onChange, onMove, onRemove }: Properties) {
  const { type, date, isClosed } = entry;
  const name = `Eintrag ${number}`;
  const open = { from: entry.from ?? '00:00', to: entry.to ?? '24:00' };
  const setClosed = (closed: boolean) =>
    onChange({ ...entry, isClosed: closed, ...(closed ? { from: null, to: null } : open) });
  return (
    <li className={classes.entry}>
      <NativeSelect
        aria-label={`${name}: Tag`}
        data={types}
        value={type}
        onChange={({ currentTarget: { value } }) => onChange({ ...entry, type: value as HoursEntry['type'] })}
      />
      <NativeSelect
        aria-label={`${name}: offen oder geschlossen`}
        data={[
          { value: 'open', label: 'Offen' },
          { value: 'closed', label: 'Geschlossen' },
        ]}
        value={isClosed ? 'closed' : 'open'}
        onChange={({ currentTarget: { value } }) => setClosed(value === 'closed')}
      />
      <div className={classes.moves}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`${name} nach oben`}
          disabled={number === 1}
          onClick={() => onMove(number - 2)}
        >
          <IconArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`${name} nach unten`}
          disabled={isLast}
          onClick={() => onMove(number)}
        >
          <IconArrowDown size={18} aria-hidden />
        </ActionIcon>
        {isClosed && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`${name} entfernen`}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {type === 'once' && (
        <DayField
          label={`${name}: Datum`}
          value={date ?? ''}
          error={date ? undefined : 'Bitte wählen Sie den Tag.'}
          onChange={(day) => onChange({ ...entry, date: day || null })}
        />
      )}
      {!isClosed && (
        <SlotFields
          slot={open}
          day={name}
          isRefused={isRefused}
          isNew={false}
          onChange={(slot) => onChange({ ...entry, ...slot })}
          onRemove={onRemove}
        />
      )}
    </li>
  );
}
