import type { Problem } from '../../../kernel/refusal.js';
import { isEmail, isPhone, normalizePhone } from '../../../addresses/contact-details.js';
import { trimmed } from '../../../text/visible-text.js';
import { messages } from './messages.js';
import { isBlank, longFields, missingFields } from './missing.js';
import { requiredFields } from './required-fields.js';
import type { CheckContext } from './shop-facts.js';

/** Names, e-mail and phone; nothing is asked of a contact block that is hidden. */
export function contactProblems({ form, mode, branch }: CheckContext): Problem[] {
  const required = requiredFields(mode, branch);
  if (!required.isContactShown) return [];
  return [
    ...missingFields(form, [
      ['firstName', messages.firstNameMissing],
      ['lastName', messages.lastNameMissing],
      ...(required.isEmailRequired ? [['email', messages.emailMissing] as const] : []),
    ]),
    ...emailProblems(trimmed(form.email)),
    ...(required.isPhoneRequired ? missingFields(form, [['phone', messages.phoneMissing]]) : []),
    ...phoneProblems(form.phone),
    ...(form.isCompany ? missingFields(form, [['companyName', messages.companyNameMissing]]) : []),
    ...longFields(form, ['firstName', 'lastName', 'email', 'phone']),
    ...(form.isCompany ? longFields(form, ['companyName', 'vatNumber']) : []),
  ];
}

const emailProblems = (email: string): Problem[] =>
  email === '' || isEmail(email) ? [] : [{ field: 'email', message: messages.emailInvalid }];

const phoneProblems = (phone: string): Problem[] =>
  isBlank(phone) || isPhone(normalizePhone(phone))
    ? []
    : [{ field: 'phone', message: messages.phoneInvalid }];
