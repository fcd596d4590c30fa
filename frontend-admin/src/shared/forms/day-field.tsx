import { DateInput } from '@mantine/dates';
import { calendarLabels, GermanDates } from '../ui/german-dates.js';
import { typedDay } from './typed-day.js';

interface Properties {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  error: string | undefined;
  maxDate: string;
  onChange(value: string): void;
}

/** A day, typed as 20.11.2026 or chosen from a calendar. */
export const DayField = ({ value, onChange, ...rest }: Properties) => (
  <GermanDates>
    <DateInput
      {...rest}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      valueFormat="DD.MM.YYYY"
      dateParser={typedDay}
      placeholder="TT.MM.JJJJ"
      ariaLabels={calendarLabels}
    />
  </GermanDates>
);
