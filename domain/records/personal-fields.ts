import { personal } from '../kernel/personal.js';
import { shownAs, type Remarks } from './field-form.js';
import {
  emptyOrEmail,
  emptyOrText,
  requiredEmail,
  requiredText,
  textForm,
  type TextRemarks,
} from './text-schemas.js';

/** As `text`, of a person: encrypted in the log, and null once the person has been erased. */
export const personalText = (label: string, remarks: TextRemarks = {}) =>
  shownAs(personal(requiredText(remarks)), textForm(label, remarks));

export const optionalPersonalText = (label: string, remarks: TextRemarks = {}) =>
  shownAs(personal(emptyOrText(remarks)).default(''), textForm(label, remarks));

export const personalEmail = (label: string, remarks: Remarks = {}) =>
  shownAs(personal(requiredEmail()), textForm(label, remarks));

export const optionalPersonalEmail = (label: string, remarks: Remarks = {}) =>
  shownAs(personal(emptyOrEmail()).default(''), textForm(label, remarks));
