import { useState } from 'react';
import type { PlanSlot } from '@bestellwerk/domain/opening-hours/hours-plan';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './hours.module.css';
import { SlotFields } from './slot-fields.js';
import { completeBefore } from './hours-entry.js';

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
  const adding = {
    variant: 'subtle',
    color: 'gray',
    'aria-label': `${day}: Zeit hinzufügen`,
    onClick: add,
  } as const;
  return (
    <div className={classes.slots}>
      {slots.length === 0 && (
        <div className={classes.slot}>
          <span className={classes.closed}>Geschlossen</span>
          <Button {...adding} size="compact-md" h={36} leftSection={<IconPlus size={18} aria-hidden />}>
            Zeit hinzufügen
          </Button>
        </div>
      )}
      {slots.map((slot, index) => (
        <SlotFields
          key={index}
          slot={slot}
          day={day}
          before={completeBefore(slots, index)}
          isRefused={isRefused}
          isNew={index === added}
          onChange={(changed) => onChange(slots.with(index, changed))}
          onRemove={() => onChange(slots.toSpliced(index, 1))}
        >
          {index === slots.length - 1 && (
            <ActionIcon {...adding} size={36}>
              <IconPlus size={18} aria-hidden />
            </ActionIcon>
          )}
        </SlotFields>
      ))}
    </div>
  );
}
