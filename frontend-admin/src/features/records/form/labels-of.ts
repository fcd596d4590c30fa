import { formOf } from '@bestellwerk/domain/managed/field-form';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import type { z } from 'zod';

/** What people call these fields. */
export const labelsOf = ({ fields }: Resource, names: readonly string[]): string[] =>
  names.map((name) => formOf(fields[name] as z.ZodType)?.label ?? name);
