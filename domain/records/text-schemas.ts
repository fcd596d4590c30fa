import { z } from 'zod';
import type { FieldForm, Remarks } from './field-form.js';

const LONGEST = 200;
const LONGEST_TEXT = 100_000;

export interface TextRemarks extends Remarks {
  /** Characters. */
  readonly max?: number;
  /** Lines of its editor; one line if left out. */
  readonly lines?: number;
}

export const requiredText = ({ max = LONGEST }: TextRemarks) => z.string().trim().min(1).max(max);

/** Longer where its editor has several lines. */
export const emptyOrText = ({ lines, max = lines ? LONGEST_TEXT : LONGEST }: TextRemarks) =>
  z.string().trim().max(max);

export const nullOrText = ({ max = LONGEST }: TextRemarks) => z.string().trim().max(max).nullable();

export const requiredEmail = () => z.email().max(LONGEST);

export const emptyOrEmail = () => z.union([z.literal(''), requiredEmail()]);

export const textForm = (label: string, { max, lines, ...remarks }: TextRemarks): FieldForm => ({
  label,
  ...remarks,
  control: { kind: 'text', ...(lines !== undefined && { lines }) },
});
