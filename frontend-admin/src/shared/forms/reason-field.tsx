import { Textarea } from '@mantine/core';

interface Properties {
  label: string;
  description?: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** Asks for the reason of a reversal. */
export const ReasonField = ({ onChange, ...rest }: Properties) => (
  <Textarea
    {...rest}
    onChange={({ currentTarget: { value } }) => onChange(value)}
    maxLength={500}
    autosize
    minRows={2}
    data-autofocus
  />
);
