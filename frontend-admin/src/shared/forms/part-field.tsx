import { Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { namesOf, toggleOption, type PartValue } from '@bestellwerk/domain/catalogue/configuration';
import { optionEffect } from '@bestellwerk/domain/pricing/price';
import type { ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import classes from './part-field.module.css';

interface Properties {
  part: ProductPart;
  /** From 1 on; its name if it has none. */
  number: number;
  value: PartValue;
  currency: string;
  /** Shows the digits that choose its options. */
  isNumbered?: boolean;
  error?: string | undefined;
  onChange(value: PartValue): void;
}

export const partName = ({ name }: Pick<ProductPart, 'name'>, number: number): string =>
  name || `Schritt ${number}`;

/** A step of a product as a customer answers it: a text, or one or several of its options. */
export function PartField({ part, number, value, currency, isNumbered, error, onChange }: Properties) {
  const id = useId();
  const name = partName(part, number);
  const optional = part.optional && <small>freiwillig</small>;
  if (part.type === 'text' || part.type === 'textarea') {
    const Input = part.type === 'text' ? TextInput : Textarea;
    return (
      <Input
        label={
          <>
            {name} {optional}
          </>
        }
        classNames={{ label: classes.label! }}
        value={typeof value === 'string' ? value : ''}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <fieldset
      className={classes.part}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>
        {name} {optional}
      </legend>
      {part.options.map((option, index) => (
        <label key={option.name}>
          <input
            type={part.type === 'multiselect' || part.optional ? 'checkbox' : 'radio'}
            name={id}
            checked={namesOf(value).includes(option.name)}
            onChange={() => onChange(toggleOption(part, value, option.name))}
          />
          <span>{option.name}</span>
          {isNumbered && index < 9 && <kbd aria-hidden>{index + 1}</kbd>}
          {option.value !== null && <span>{optionEffect(option, currency)}</span>}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
