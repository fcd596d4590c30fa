import { TextInput, type InputWrapperProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { readTypedNumber, typedNumberText } from '@bestellwerk/domain/text/typed-number';

/** A number, or the text that was typed where it is none; null is empty. */
export type EnteredNumber = number | string | null;

interface Properties {
  label: string;
  description?: ReactNode;
  inputWrapperOrder?: InputWrapperProps['inputWrapperOrder'];
  value: EnteredNumber;
  /** How many decimals it may have; left out, any. */
  decimals?: number | undefined;
  /** The largest number that makes sense. */
  max?: number | undefined;
  unit?: string | undefined;
  error?: string | null | undefined;
  readOnly?: boolean;
  disabled?: boolean;
  required?: boolean;
  size?: string;
  onChange(value: EnteredNumber): void;
}

/** A number as people write it. What is no number stays in the field, with what to do about it. */
export function NumberEntry({ value, decimals, max, unit, error, onChange, ...rest }: Properties) {
  const limits = { decimals, max, unit };
  const [shown, setShown] = useState(() => ({ text: textOf(value, decimals), value }));
  const [isLeft, setLeft] = useState(true);
  if (shown.value !== value) setShown({ text: textOf(value, decimals), value });
  return (
    <TextInput
      {...rest}
      value={shown.text}
      error={typeof value === 'string' && (isLeft || error) ? (numberProblem(value, limits) ?? error) : error}
      inputMode="decimal"
      autoComplete="off"
      rightSection={unit && <span>{unit}</span>}
      rightSectionWidth={unit && `${unit.length + 2}ch`}
      rightSectionPointerEvents="none"
      onChange={({ currentTarget: { value: text } }) => {
        const read = readTypedNumber(text, limits);
        const entered = read.kind === 'number' ? read.value : read.kind === 'empty' ? null : text;
        setShown({ text, value: entered });
        setLeft(false);
        onChange(entered);
      }}
      onBlur={() => {
        setLeft(true);
        if (typeof value === 'number') setShown({ text: textOf(value, decimals), value });
      }}
    />
  );
}

const textOf = (value: EnteredNumber, decimals: number | undefined): string =>
  typeof value === 'number' ? typedNumberText(value, decimals) : (value ?? '');

/** German error for text that is no valid number; undefined if it is valid. */
export function numberProblem(
  text: string,
  limits: Parameters<typeof readTypedNumber>[1],
): string | undefined {
  const read = readTypedNumber(text, limits);
  return read.kind === 'problem' ? read.message : undefined;
}
