import { Button } from '@mantine/core';
import { useState } from 'react';
import type { HoursException } from '@bestellwerk/domain/opening-hours/hours-plan';
import { isCalendarDate } from '@bestellwerk/domain/calendar/typed-date';
import { DayField } from '../../../shared/forms/day-field.js';
import { ExceptionFields } from './exception-fields.js';
import classes from './hours.module.css';

interface Properties {
  exceptions: readonly HoursException[];
  /** YYYY-MM-DD at the branch. */
  today: string;
  isRefused: boolean;
  onChange(exceptions: readonly HoursException[]): void;
}

const KNOWN = 'Für diesen Tag gibt es schon eine Ausnahme.';
const PAST = 'Dieser Tag ist schon vorbei. Bitte wählen Sie einen anderen.';

/** Days on which it is otherwise than in the week. */
export function ExceptionList({ exceptions, today, isRefused, onChange }: Properties) {
  const [date, setDate] = useState('');
  const isKnown = exceptions.some((exception) => exception.date === date);
  const isPast = isCalendarDate(date) && date < today;
  const add = () => {
    const later = exceptions.findIndex((exception) => exception.date > date);
    onChange(
      exceptions.toSpliced(later < 0 ? exceptions.length : later, 0, { date, kind: 'closed', slots: [] }),
    );
    setDate('');
  };
  return (
    <div className={classes.exceptions}>
      <strong>Ausnahmen</strong>
      {exceptions.length > 0 && (
        <ul className={classes.week} aria-label="Ausnahmen">
          {exceptions.map((exception, index) => (
            <ExceptionFields
              key={exception.date}
              exception={exception}
              isPast={exception.date < today}
              isRefused={isRefused}
              onChange={(changed) => onChange(exceptions.with(index, changed))}
              onRemove={() => onChange(exceptions.toSpliced(index, 1))}
            />
          ))}
        </ul>
      )}
      <div className={classes.newDate}>
        <DayField
          label="Tag mit anderen Zeiten"
          inputWrapperOrder={['label', 'error', 'input']}
          value={date}
          error={isKnown ? KNOWN : isPast ? PAST : undefined}
          onChange={setDate}
        />
        <Button variant="default" disabled={!isCalendarDate(date) || isKnown || isPast} onClick={add}>
          Ausnahme hinzufügen
        </Button>
      </div>
    </div>
  );
}
