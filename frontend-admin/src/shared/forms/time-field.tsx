import { TextInput } from '@mantine/core';
import { clockTimeFrom } from '@bestellwerk/domain/calendar/typed-date';

interface Properties {
  label: string;
  /** 'HH:mm', or the typed text if it is no time. */
  value: string;
  error: string | undefined;
  readOnly?: boolean;
  onChange(value: string): void;
}

/** A time of day in 24-hour format in any browser language; '830' becomes '08:30' on blur. */
export const TimeField = ({ onChange, ...rest }: Properties) => (
  <TextInput
    {...rest}
    inputMode="numeric"
    placeholder="hh:mm"
    maxLength={9}
    autoComplete="off"
    onChange={({ currentTarget: { value } }) => onChange(value)}
    onBlur={() => onChange(clockTimeFrom(rest.value) ?? rest.value)}
  />
);
