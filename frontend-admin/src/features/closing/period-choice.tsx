import { ActionIcon, SegmentedControl } from '@mantine/core';
import { MonthPickerInput } from '@mantine/dates';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { calendarLabels, GermanDates } from '../../shared/days/german-dates.js';
import { DayField } from '../../shared/forms/day-field.js';
import { isCalendarDate } from '@bestellwerk/domain/calendar/typed-date';
import { isMonth, neighbour, otherPeriod } from './period.js';
import classes from './closing.module.css';

interface Properties {
  period: string;
  today: string;
  onChange(period: string): void;
}

/** A business day or a month, and the ones beside it. */
export function PeriodChoice({ period, today, onChange }: Properties) {
  const byMonth = isMonth(period);
  const next = neighbour(period, 1);
  return (
    <search className={classes.choice}>
      <SegmentedControl
        aria-label="Zeitraum"
        size="md"
        value={byMonth ? 'month' : 'day'}
        onChange={() => onChange(otherPeriod(period, today))}
        data={[
          { value: 'day', label: 'Tag' },
          { value: 'month', label: 'Monat' },
        ]}
      />
      <div className={classes.steps}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={byMonth ? 'Voriger Monat' : 'Voriger Tag'}
          onClick={() => onChange(neighbour(period, -1))}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        {byMonth ? (
          <GermanDates>
            <MonthPickerInput
              label="Monat"
              valueFormat="MMMM YYYY"
              value={`${period}-01`}
              maxDate={today}
              onChange={(chosen) => chosen && onChange(chosen.slice(0, 7))}
              ariaLabels={calendarLabels}
            />
          </GermanDates>
        ) : (
          <DayField
            label="Geschäftstag"
            value={period}
            error={undefined}
            maxDate={today}
            onChange={(day) => isCalendarDate(day) && day <= today && onChange(day)}
          />
        )}
        <ActionIcon
          variant="default"
          size={44}
          disabled={next > today}
          aria-label={byMonth ? 'Nächster Monat' : 'Nächster Tag'}
          onClick={() => onChange(next)}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </div>
    </search>
  );
}
