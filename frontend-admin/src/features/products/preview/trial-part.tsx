import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { namesOf, toggleOption, type PartValue } from '@bestellwerk/domain/catalogue/configuration';
import { optionEffect } from '@bestellwerk/domain/pricing/price';
import type { ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import classes from './product-preview.module.css';

interface Properties {
  part: ProductPart;
  number: number;
  value: PartValue;
  currency: string;
  onChange(value: PartValue): void;
}

/** A step as a customer answers it. */
export function TrialPart({ part, number, value, currency, onChange }: Properties) {
  const id = useId();
  const name = part.name || `Schritt ${number}`;
  if (part.type === 'text' || part.type === 'textarea') {
    return (
      <TextInput
        label={name}
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  if (part.type !== 'select' && part.type !== 'multiselect') {
    return (
      <p className={classes.plain}>
        <strong>{name}</strong>: Hier laden Kunden {part.type.startsWith('image') ? 'Bilder' : 'Dateien'}{' '}
        hoch.
      </p>
    );
  }
  return (
    <fieldset className={classes.part}>
      <legend>
        {name} {part.optional && <small>freiwillig</small>}
      </legend>
      {part.options.map((option) => (
        <label key={option.name}>
          <input
            type={part.type === 'multiselect' || part.optional ? 'checkbox' : 'radio'}
            name={id}
            checked={namesOf(value).includes(option.name)}
            onChange={() => onChange(toggleOption(part, value, option.name))}
          />
          <span>{option.name}</span>
          {option.value !== null && <span>{optionEffect(option, currency)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
