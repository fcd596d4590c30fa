import { expect, test } from '@jest/globals';
import { whyNoMessage } from './no-message.js';

const way = (isSetUp: boolean) => ({ isSetUp, text: '' });
const why = (contact: { email?: string; phone?: string }, email: boolean, sms: boolean) => {
  const nobody = { firstName: '', lastName: '', companyName: '', vatNumber: '', email: '', phone: '' };
  return whyNoMessage({ contact: { ...nobody, ...contact } }, { email: way(email), sms: way(sms) });
};
const email = 'anna@example.at';
const phone = '+436641234567';

test.each([
  ['who can get an e-mail', { email }, true, false, null],
  ['who can get an SMS', { phone }, false, true, null],
  ['of a shop that sends nothing', { email, phone }, false, false, 'E-Mail und SMS sind nicht eingerichtet.'],
  ['without any address', {}, true, true, 'Der Gast hat weder E-Mail-Adresse noch Telefonnummer angegeben.'],
  [
    'without an e-mail address in a shop without SMS',
    { phone },
    true,
    false,
    'Der Gast hat keine E-Mail-Adresse angegeben, und SMS sind nicht eingerichtet.',
  ],
  [
    'without a phone number in a shop without a mail server',
    { email },
    false,
    true,
    'Der Gast hat keine Telefonnummer angegeben, und E-Mails sind nicht eingerichtet.',
  ],
] as const)(
  'staff did not read why no message leaves for a guest %s',
  (_case, contact, mails, sms, words) => {
    expect(why(contact, mails, sms)).toBe(words);
  },
);
