import type { EntitySchemaColumnOptions } from 'typeorm';

interface Choice {
  readonly primary?: boolean;
  readonly nullable?: boolean;
}

const decimal = { to: (value: unknown) => value, from: (value: string | null) => value && Number(value) };
const isoInstant = {
  to: (value: unknown) => value,
  from: (value: Date | null) => value && value.toISOString(),
};

/**
 * The kinds of column a read model may have. What a row holds in memory is what is read back:
 * money a number, an instant an ISO string in UTC, a date YYYY-MM-DD, a 64-bit integer a decimal string.
 */
export const column = {
  uuid: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'uuid', ...choice }),
  text: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'text', ...choice }),
  integer: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'integer', ...choice }),
  flag: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'boolean', ...choice }),
  number: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'double precision', ...choice }),
  bigInteger: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'bigint', ...choice }),
  date: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'date', ...choice }),
  instant: (choice: Choice = {}): EntitySchemaColumnOptions => ({
    type: 'timestamptz',
    transformer: isoInstant,
    ...choice,
  }),
  money: (choice: Choice = {}): EntitySchemaColumnOptions => ({
    type: 'numeric',
    precision: 14,
    scale: 4,
    transformer: decimal,
    ...choice,
  }),
  /** Stored as the text it comes in: nobody looks inside often enough to pay for taking it apart. */
  document: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'json', ...choice }),
};
