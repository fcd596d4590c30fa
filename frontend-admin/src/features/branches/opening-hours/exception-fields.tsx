import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatDate, formatWeekday } from '@bestellwerk/domain/text/formats';
import type { HoursException } from '@bestellwerk/domain/opening-hours/hours-plan';
import classes from './hours.module.css';
import { SlotList } from './slot-list.js';

interface Properties {
  exception: HoursException;
  isPast: boolean;
  isRefused: boolean;
  onChange(exception: HoursException): void;
  onRemove(): void;
}

const kinds: { value: HoursException['kind']; label: string }[] = [
  { value: 'closed', label: 'Geschlossen' },
  { value: 'instead', label: 'Andere Zeiten' },
  { value: 'additional', label: 'Zusätzliche Zeiten' },
];
const toBeginWith = { from: '10:00', to: '14:00' };

/** One day: closed, or open at other times than usual. */
export function ExceptionFields({ exception, isPast, isRefused, onChange, onRemove }: Properties) {
  const { date, kind, slots } = exception;
  const day = formatDate(new Date(date), 'UTC');
  const choose = (chosen: HoursException['kind']) => {
    const open = slots.length > 0 ? slots : [toBeginWith];
    onChange({ date, kind: chosen, slots: chosen === 'closed' ? [] : open });
  };
  return (
    <li className={classes.day} data-past={isPast || undefined}>
      <strong>
        {formatWeekday(new Date(date), 'UTC')}, {day}
        {isPast && ' (vorbei)'}
      </strong>
      <div className={classes.slots}>
        <NativeSelect
          aria-label={`Was am ${day} gilt`}
          data={kinds}
          value={kind}
          onChange={({ currentTarget: { value } }) => choose(value as HoursException['kind'])}
        />
        {kind !== 'closed' && (
          <SlotList
            day={day}
            slots={slots}
            usual={toBeginWith}
            isRefused={isRefused}
            onChange={(left) => onChange({ date, kind: left.length === 0 ? 'closed' : kind, slots: left })}
          />
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`Ausnahme am ${day} entfernen`}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
