import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { BranchName } from '../../shared/branches/use-branches.js';
import { NumberEntry } from '../../shared/forms/number-entry.js';
import { TimeField } from '../../shared/forms/time-field.js';
import { nextDayWords, type ShiftDraft } from './plan-draft.js';
import { weekdayNames } from '@bestellwerk/domain/text/formats';
import classes from './timesheet.module.css';

interface Properties {
  shift: ShiftDraft;
  branches: readonly BranchName[];
  errorAt(field: keyof ShiftDraft): string | undefined;
  onChange(changes: Partial<ShiftDraft>): void;
  onRemove(): void;
}

/** One shift of a weekday. */
export function ShiftRow({ shift, branches, errorAt, onChange, onRemove }: Properties) {
  const isForeign = !branches.some(({ id }) => id === shift.branch);
  const nextDay = nextDayWords(shift);
  return (
    <>
      <div className={classes.shift}>
        <TimeField
          label="Von"
          value={shift.from}
          error={errorAt('from')}
          onChange={(from) => onChange({ from })}
        />
        <TimeField label="Bis" value={shift.to} error={errorAt('to')} onChange={(to) => onChange({ to })} />
        <NumberEntry
          label="Pause (min)"
          value={shift.pauseMinutes}
          error={errorAt('pauseMinutes')}
          decimals={0}
          onChange={(pauseMinutes) => onChange({ pauseMinutes })}
        />
        {(branches.length > 1 || isForeign) && (
          <NativeSelect
            label="Filiale"
            value={shift.branch}
            error={errorAt('branch')}
            onChange={({ currentTarget: { value } }) => onChange({ branch: value })}
            data={[
              ...(isForeign ? [{ value: shift.branch, label: 'Andere Filiale' }] : []),
              ...branches.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <ActionIcon
          variant="default"
          size={36}
          mt={24}
          aria-label={`Dienst am ${weekdayNames[shift.weekday - 1]} entfernen`}
          onClick={({ currentTarget }) => {
            // This button goes, and the focus with it.
            currentTarget.closest('section')?.querySelector<HTMLElement>('header button')?.focus();
            onRemove();
          }}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
      {nextDay && <p className={classes.nextDay}>{nextDay}</p>}
    </>
  );
}
