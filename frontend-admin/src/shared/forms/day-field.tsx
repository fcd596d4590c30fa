import { CloseButton, Popover, TextInput, type InputWrapperProps } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState, type ReactNode } from 'react';
import { isCalendarDate, readTypedDate, typedDateText } from '@bestellwerk/domain/calendar/typed-date';
import { calendarLabels, GermanDates } from '../days/german-dates.js';
import { useToday } from '../shop/shop-api.js';

interface Properties {
  label: string;
  description?: ReactNode;
  inputWrapperOrder?: InputWrapperProps['inputWrapperOrder'];
  /** YYYY-MM-DD, empty, or the text that was typed where it is no day. */
  value: string;
  error: string | undefined;
  /** The last day that can be meant. */
  maxDate?: string | undefined;
  readOnly?: boolean;
  required?: boolean;
  /** Empties the field; left out, nothing does. */
  onClear?: (() => void) | undefined;
  flex?: number;
  onChange(value: string): void;
}

/** A day, typed as people write it or chosen from a calendar. What is no day stays in the field, with what to do about it. */
export function DayField({ value, error, maxDate, onClear, onChange, ...rest }: Properties) {
  const known = { today: useToday(), latest: maxDate };
  const [shown, setShown] = useState({ text: textOf(value), value });
  const [isLeft, setLeft] = useState(true);
  const [isOpen, setOpen] = useState(false);
  if (shown.value !== value) setShown({ text: textOf(value), value });
  const day = isCalendarDate(value) ? value : null;
  const read = readTypedDate(value, known);
  const problem = read.kind === 'problem' && (isLeft || error) ? read.message : error;
  return (
    <GermanDates>
      <Popover opened={isOpen && !rest.readOnly} position="bottom-start" trapFocus={false} withRoles={false}>
        <Popover.Target>
          <TextInput
            {...rest}
            value={shown.text}
            error={problem}
            placeholder="TT.MM.JJJJ"
            autoComplete="off"
            rightSection={
              onClear && value !== '' && !rest.readOnly ? (
                <CloseButton aria-label={`${rest.label} leeren`} onClick={onClear} />
              ) : undefined
            }
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            data-mantine-stop-propagation={isOpen || undefined}
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
            onChange={({ currentTarget: { value: text } }) => {
              const typed = readTypedDate(text, known);
              const entered = typed.kind === 'date' ? typed.date : typed.kind === 'empty' ? '' : text;
              setShown({ text, value: entered });
              setLeft(false);
              // A whole day needs no calendar any more, which would cover what comes next.
              setOpen(!isWholeDay(text, typed.kind === 'date'));
              onChange(entered);
            }}
            onBlur={() => {
              setLeft(true);
              setOpen(false);
              if (day) setShown({ text: textOf(day), value });
            }}
          />
        </Popover.Target>
        <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
          <DatePicker
            key={day}
            value={day}
            defaultDate={day ?? maxDateOr(known)}
            {...(maxDate !== undefined && { maxDate })}
            onChange={(chosen) => {
              if (chosen) onChange(chosen);
              setOpen(false);
            }}
            ariaLabels={calendarLabels}
          />
        </Popover.Dropdown>
      </Popover>
    </GermanDates>
  );
}

const textOf = (value: string): string => (isCalendarDate(value) ? typedDateText(value) : value);

/** Whether a day was typed to its end, with a year of four digits: '1.12.20' is the beginning of one. */
const isWholeDay = (text: string, isDay: boolean): boolean =>
  isDay && /(?:^\s*\d{4}-|\D\d{4}\s*$|^\s*\d{8}\s*$)/.test(text);

const maxDateOr = ({ today, latest }: { today: string; latest: string | undefined }): string =>
  latest !== undefined && latest < today ? latest : today;
