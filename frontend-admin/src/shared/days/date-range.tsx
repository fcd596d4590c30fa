import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { typedDateText } from '@bestellwerk/domain/calendar/typed-date';
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
        valueFormatter={() => rangeWords(range)}
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

/** '28.11.2026', '22.11.2026 – 28.11.2026', and '22.11.2026 – ' until the last day is chosen. */
function rangeWords([from, to]: DayRange): string {
  if (from === null) return '';
  if (from === to) return typedDateText(from);
  return `${typedDateText(from)} – ${to === null ? '' : typedDateText(to)}`;
}
