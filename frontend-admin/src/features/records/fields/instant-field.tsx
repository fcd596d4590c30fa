import { Box, Group } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { useState } from 'react';
import { minutesOf } from '@bestellwerk/domain/rules/day-slots';
import { formatTime } from '@bestellwerk/domain/rules/formats';
import { instantAt, localTime } from '@bestellwerk/domain/rules/zoned-time';
import { askForClockTime, clockTimeFrom } from '../../../shared/forms/clock-time.js';
import { TimeField } from '../../../shared/forms/time-field.js';
import { useTimeZone } from '../../../shared/orders/use-time-zone.js';
import type { FieldEditorProps } from '../../../shared/records/field-editor.js';
import { calendarLabels, GermanDates } from '../../../shared/ui/german-dates.js';
import { inputOrder } from './input-order.js';
import { isNeeded } from './is-needed.js';
import { typedDay } from '../../../shared/forms/typed-day.js';

/** A day and a time on the shop's clock. Without a time it is midnight, without a day it is nothing. */
export function InstantField({ form, schema, value, ...rest }: FieldEditorProps<string | null>) {
  const { path, onChange, problemAt, isReadOnly } = rest;
  const timeZone = useTimeZone();
  const shown = value === null ? null : new Date(value);
  const day = shown && localTime(shown, timeZone).date;
  const clock = shown ? formatTime(shown, timeZone) : '';
  const [typed, setTyped] = useState(clock);
  const [known, setKnown] = useState(clock);
  if (known !== clock) {
    setKnown(clock);
    setTyped(clock);
  }
  const say = (date: string | null, time: string) =>
    onChange(date === null ? null : instantAt(date, minutesOf(time), timeZone).toISOString());
  const needed = isNeeded(schema);
  return (
    <GermanDates>
      <Group role="group" aria-label={form.label} align="start" wrap="nowrap" gap="xs">
        <DateInput
          flex={1}
          label={form.label}
          description={form.help}
          inputWrapperOrder={inputOrder}
          value={day}
          error={problemAt(path)}
          readOnly={isReadOnly}
          required={needed}
          clearable={!needed && !isReadOnly}
          clearButtonProps={{ 'aria-label': `${form.label} leeren` }}
          onChange={(date) => say(date, clock || '00:00')}
          valueFormat="DD.MM.YYYY"
          dateParser={typedDay}
          placeholder="TT.MM.JJJJ"
          ariaLabels={calendarLabels}
        />
        <Box w={88}>
          <TimeField
            label="Uhrzeit"
            value={typed}
            readOnly={isReadOnly}
            error={typed !== '' && clockTimeFrom(typed) === null ? askForClockTime : undefined}
            onChange={(text) => {
              setTyped(text);
              const time = clockTimeFrom(text);
              if (time !== null && time === text && day !== null && !isReadOnly) say(day, time);
            }}
          />
        </Box>
      </Group>
    </GermanDates>
  );
}
