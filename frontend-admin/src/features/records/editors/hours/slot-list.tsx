import { useState } from 'react';
import type { PlanSlot } from '@bestellwerk/domain/rules/hours-plan';
import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './hours.module.css';
import { SlotFields } from './slot-fields.js';

interface Properties {
  day: string;
  slots: readonly PlanSlot[];
  /** What a first slot begins as. */
  usual: PlanSlot;
  isRefused: boolean;
  onChange(slots: readonly PlanSlot[]): void;
}

/** The slots of a day; without any it is closed. */
export function SlotList({ day, slots, usual, isRefused, onChange }: Properties) {
  const [added, setAdded] = useState<number | null>(null);
  const add = () => {
    setAdded(slots.length);
    onChange([...slots, slots.length === 0 ? usual : { from: '', to: '' }]);
  };
  const more = (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={`${day}: Zeit hinzufügen`} onClick={add}>
      <IconPlus size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <div className={classes.slots}>
      {slots.length === 0 && (
        <div className={classes.slot}>
          <span className={classes.closed}>Geschlossen</span>
          {more}
        </div>
      )}
      {slots.map((slot, index) => (
        <SlotFields
          key={index}
          slot={slot}
          day={day}
          isRefused={isRefused}
          isNew={index === added}
          onChange={(changed) => onChange(slots.with(index, changed))}
          onRemove={() => onChange(slots.toSpliced(index, 1))}
        >
          {index === slots.length - 1 && more}
        </SlotFields>
      ))}
    </div>
  );
}
