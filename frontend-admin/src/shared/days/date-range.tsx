import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { calendarLabels, GermanDates } from './german-dates.js';

/** First and last day, both YYYY-MM-DD and included. */
export type DayRange = [string | null, string | null];

interface Properties {
  label: string;
  placeholder?: string;
  value: DayRange;
  /** Called when both ends are chosen, or none. */
  onChange(range: DayRange): void;
  isClearable?: boolean;
  maxDate?: string;
  description?: string | undefined;
  error?: string | null | undefined;
}

export function DateRange({
  label,
  placeholder,
  value: [from, to],
  onChange,
  isClearable,
  maxDate,
  description,
  error,
}: Properties) {
  const id = useId();
  const [range, setRange] = useState<DayRange>([from, to]);
  useEffect(() => setRange([from, to]), [from, to]);
  return (
    <GermanDates>
      <DatePickerInput
        type="range"
        id={id}
        // The calendar is named after the field with its id.
        popoverProps={{ id }}
        allowSingleDateInRange
        label={label}
        placeholder={placeholder}
        description={description}
        error={error}
        valueFormat="DD.MM.YYYY"
        labelSeparator="–"
        leftSection={<IconCalendar size={18} aria-hidden />}
        value={range}
        onChange={(chosen) => {
          setRange(chosen);
          if ((chosen[0] === null) === (chosen[1] === null)) onChange(chosen);
        }}
        clearable={isClearable}
        clearButtonProps={{ 'aria-label': `${label} löschen` }}
        maxDate={maxDate}
        ariaLabels={calendarLabels}
      />
    </GermanDates>
  );
}
