import { expect, test } from '@jest/globals';
import { orderFormSchema } from './order-form.schema.js';
import { ids } from '../testing/ids.js';

const parsed = (fields: object) => orderFormSchema.parse({ branch: ids.branch, items: [], ...fields });

test('omitted fields get their defaults', () => {
  expect(parsed({})).toMatchObject({
    isDelivery: false,
    isDineIn: false,
    country: 'AT',
    deliveryCountry: 'AT',
    paymentMethod: null,
    appointmentDate: null,
    legalInstructions: false,
    privacyPolicy: false,
  });
});

test('optional fields may be null', () => {
  const { branch, items, ...usual } = parsed({});
  const nothing = Object.fromEntries(
    [...Object.keys(usual), 'company', 'expectedTotal'].map((field) => [field, null]),
  );
  expect(parsed(nothing)).toEqual({ branch, items, ...usual, expectedTotal: null });
});

test.each(['DE', 'CH', 'IT', ''])('the schema accepts any country, such as %j', (country) => {
  expect(parsed({ country, deliveryCountry: country })).toMatchObject({ country, deliveryCountry: country });
});

test.each([
  { country: 7 },
  { firstName: 'x'.repeat(2001) },
  { paymentMethod: 'card' },
  { branch: 'wien' },
  { items: [{ product: ids.cheese, amount: 1, unit: 'kilo' }] },
  { items: [{ product: ids.cheese, amount: 1e12, unit: 'kilogram' }] },
  { appointmentDate: '2026-11-23' },
])('%j is refused', (fields) => {
  expect(orderFormSchema.safeParse({ branch: ids.branch, items: [], ...fields }).success).toBe(false);
});

test.each([
  [{ company: 'Huber OG' }, 'Huber OG'],
  [{ company: 'Huber OG', companyName: ' ' }, 'Huber OG'],
  [{ company: 'Huber OG', companyName: 'Maier KG' }, 'Maier KG'],
  [{ companyName: 'Maier KG' }, 'Maier KG'],
  [{}, ''],
])('the company of older clients is read as companyName: %j is %s', (fields, companyName) => {
  const form = parsed(fields);
  expect(form.companyName).toBe(companyName);
  expect(form).not.toHaveProperty('company');
});
