import { ActionIcon, Button, NativeSelect, Textarea } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useShownBranchesFor } from '../../shared/branches/use-branches.js';
import { DayField } from '../../shared/forms/day-field.js';
import type { FormErrors } from '../../shared/forms/form-sending.js';
import { TimeField } from '../../shared/forms/time-field.js';
import type { EntryDraft } from './entry-draft.js';
import classes from './timesheet.module.css';

interface Properties {
  draft: EntryDraft;
  errors: FormErrors['fields'];
  today: string;
  /** What the times add up to. */
  worked: string | null;
  onChange(changes: Partial<EntryDraft>): void;
}

/** The fields of an activity: day, times, pauses, branch and the reason. */
export function EntryFields({ draft, errors, today, worked, onChange }: Properties) {
  const branches = useShownBranchesFor('workingTime.correct');
  const setPause = (at: number, changes: Partial<EntryDraft['pauses'][number]>) =>
    onChange({
      pauses: draft.pauses.map((pause, index) => (index === at ? { ...pause, ...changes } : pause)),
    });
  return (
    <>
      <DayField
        label="Tag"
        maxDate={today}
        value={draft.date}
        error={errors.date}
        onChange={(date) => onChange({ date })}
      />
      <div className={classes.span}>
        <TimeField
          label="Beginn"
          value={draft.start}
          error={errors.startedAt}
          onChange={(start) => onChange({ start })}
        />
        <TimeField
          label="Ende"
          value={draft.end}
          error={errors.endedAt}
          onChange={(end) => onChange({ end })}
        />
      </div>
      {draft.pauses.map(({ from, to }, index) => (
        <div key={index} className={classes.span}>
          <TimeField
            label={`Pause ${index + 1} von`}
            value={from}
            error={errors[`pauses.${index}.from`]}
            onChange={(value) => setPause(index, { from: value })}
          />
          <TimeField
            label="bis"
            value={to}
            error={errors[`pauses.${index}.to`]}
            onChange={(value) => setPause(index, { to: value })}
          />
          <ActionIcon
            variant="default"
            size={36}
            mt={24}
            aria-label={`Pause ${index + 1} entfernen`}
            onClick={() => onChange({ pauses: draft.pauses.filter((_, other) => other !== index) })}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onChange({ pauses: [...draft.pauses, { from: '', to: '' }] })}
      >
        Pause hinzufügen
      </Button>
      {worked && <p className={classes.worked}>{worked}</p>}
      {branches.length > 1 && (
        <NativeSelect
          label="Filiale"
          value={draft.branch}
          error={errors.branch}
          onChange={({ currentTarget: { value } }) => onChange({ branch: value })}
          data={branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Textarea
        label="Begründung"
        description="Sie bleibt im Verlauf nachlesbar."
        value={draft.reason}
        error={errors.reason}
        onChange={({ currentTarget: { value } }) => onChange({ reason: value })}
        maxLength={500}
        autosize
        minRows={2}
      />
    </>
  );
}
