import { Box, Group, TextInput } from '@mantine/core';
import { askForClockTime, clockTimeFrom, isCalendarDate } from '@bestellwerk/domain/calendar/typed-date';
import { useState } from 'react';
import { DayField } from '../forms/day-field.js';
import { type FieldEditorProps, inputOrder, isNeeded } from './field-editor.js';
import { TimeField } from '../forms/time-field.js';
import { useTimeZone } from '../shop/shop-api.js';
import { endOf, instantOf, type TypedInstant, typedEndOf, typedInstantOf } from '../forms/typed-instant.js';

/** A day; invalid text is kept as typed and rejected by the schema of the field. */
export function DateField({ form, schema, value, ...rest }: FieldEditorProps<string | null>) {
  const { path, onChange, problemAt, isReadOnly } = rest;
  const needed = isNeeded(schema);
  return (
    <DayField
      label={form.label}
      description={form.help}
      inputWrapperOrder={inputOrder}
      value={value ?? ''}
      error={problemAt(path)}
      readOnly={isReadOnly}
      required={needed}
      onClear={needed ? undefined : () => onChange(null)}
      onChange={(day) => onChange(day || null)}
    />
  );
}

/** A time of day; '830' becomes '08:30' on leaving it, and empty is null. */
export const ClockTimeField = ({
  form,
  value,
  path,
  onChange,
  problemAt,
  isReadOnly,
}: FieldEditorProps<string | null>) => (
  <TextInput
    label={form.label}
    description={form.help}
    inputWrapperOrder={inputOrder}
    value={value ?? ''}
    error={problemAt(path)}
    readOnly={isReadOnly}
    inputMode="numeric"
    placeholder="hh:mm"
    maxLength={9}
    autoComplete="off"
    onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    onBlur={() => value !== null && onChange(clockTimeFrom(value) ?? value)}
  />
);

const beginning = { read: typedInstantOf, write: instantOf };
const ending = { read: typedEndOf, write: endOf };

interface InstantFieldProps extends FieldEditorProps<string | null> {
  /** Without a time it is the end of the day. */
  isEnd?: boolean;
}

/** A day and a time on the shop's clock. Without a time it is midnight, when the day begins. */
export function InstantField({ form, schema, value, isEnd = false, ...rest }: InstantFieldProps) {
  const { read: typedOf, write } = isEnd ? ending : beginning;
  const { path, onChange, problemAt, isReadOnly } = rest;
  const timeZone = useTimeZone();
  const [shown, setShown] = useState({ ...typedOf(value, timeZone), value, timeZone });
  if (shown.value !== value || shown.timeZone !== timeZone) {
    setShown({ ...typedOf(value, timeZone), value, timeZone });
  }
  const { day, time } = shown;
  const enter = (typed: TypedInstant) => {
    if (isReadOnly) return;
    const read = clockTimeFrom(typed.time);
    const entered = write({ ...typed, time: read ?? typed.time }, timeZone);
    setShown({ ...typed, value: entered, timeZone });
    onChange(entered);
  };
  const needed = isNeeded(schema);
  const isTimeWrong = time !== '' && clockTimeFrom(time) === null;
  const dayMissing = day === '' && time !== '' ? 'Bitte geben Sie auch den Tag an.' : undefined;
  return (
    <Group role="group" aria-label={form.label} align="start" wrap="nowrap" gap="xs">
      <DayField
        flex={1}
        label={form.label}
        description={form.help}
        inputWrapperOrder={inputOrder}
        value={day}
        error={dayMissing ?? (isTimeWrong ? undefined : problemAt(path))}
        readOnly={isReadOnly}
        required={needed}
        onClear={needed ? undefined : () => enter({ day: '', time: '' })}
        onChange={(chosen) =>
          enter({ day: chosen, time: !isEnd && time === '' && isCalendarDate(chosen) ? '00:00' : time })
        }
      />
      <Box w={96}>
        <TimeField
          label="Uhrzeit"
          value={time}
          readOnly={isReadOnly}
          error={isTimeWrong ? askForClockTime : undefined}
          onChange={(text) => enter({ day, time: text })}
        />
      </Box>
    </Group>
  );
}
