import { describe, expect, test } from '@jest/globals';
import { unitNames } from '../../pricing/testing/listed-units.js';
import { orderFormSchema } from './order-form.schema.js';
import { ids } from '../testing/ids.js';

const item = { product: ids.cheese, amount: 1, unit: 'kilogram' };
const upload = {
  id: ids.soup,
  version: 1,
  extension: 'png',
  publicHash: 'a1b2c3',
  mimeType: 'image/png',
};
const read = (fields: object) => orderFormSchema.safeParse({ branch: ids.branch, items: [item], ...fields });
const value = (field: string, sent: object) =>
  (read(sent).data as Record<string, unknown> | undefined)?.[field];
const part = (sent: unknown) => ({ items: [{ ...item, parts: [sent] }] });

const contact = ['companyName', 'vatNumber', 'firstName', 'lastName', 'phone', 'email'];
const address = ['street', 'floor', 'stairway', 'door', 'zipCode', 'city'];
const elsewhere = [
  ...['deliveryCompanyName', 'deliveryFirstName', 'deliveryLastName', 'deliveryStreet', 'deliveryFloor'],
  ...['deliveryStairway', 'deliveryDoor', 'deliveryZipCode', 'deliveryCity'],
];
const lines = [...contact, ...address, ...elsewhere, 'comment'];
const countries = ['country', 'deliveryCountry'];
const flags = [
  ...['isDelivery', 'isDineIn', 'isCompany', 'isDeliveryAddressDifferent', 'isDeliveryCompany'],
  ...['legalInstructions', 'privacyPolicy'],
];
const mayBeNull = ['table', 'deliveryArea', 'appointmentDate', 'paymentMethod', 'donatee'];

describe('a field that is left out, or sent as null by a client that sends every field', () => {
  test.each([
    ...lines.map((field) => [field, ''] as const),
    ...countries.map((field) => [field, 'AT'] as const),
    ...flags.map((field) => [field, false] as const),
    ...mayBeNull.map((field) => [field, null] as const),
  ])('%s is %j', (field, expected) => {
    expect([value(field, {}), value(field, { [field]: null })]).toEqual([expected, expected]);
  });

  test('is undefined for the total that the guest saw', () =>
    expect(value('expectedTotal', {})).toBeUndefined());

  test.each(['branch', 'items'])('is refused for %s', (field) => {
    expect(read({ [field]: undefined }).success).toBe(false);
  });
});

describe('a text', () => {
  const texts = [...lines, ...countries];

  test.each(texts)('%s is kept as it was typed', (field) => {
    expect(value(field, { [field]: ' Ärzte & Söhne <b> 🍲 ' })).toBe(' Ärzte & Söhne <b> 🍲 ');
  });

  test.each(texts)('%s may have up to 2000 characters', (field) => {
    expect(read({ [field]: 'x'.repeat(2000) }).success).toBe(true);
    expect(read({ [field]: 'x'.repeat(2001) }).success).toBe(false);
  });

  test.each(texts.flatMap((field) => [7, true, ['x'], { x: 1 }].map((wrong) => [field, wrong])))(
    '%s is not %j',
    (field, wrong) => expect(read({ [String(field)]: wrong }).success).toBe(false),
  );
});

test.each(flags.flatMap((field) => ['true', 1, 'ja', []].map((wrong) => [field, wrong])))(
  'the switch %s is not %j',
  (field, wrong) => expect(read({ [String(field)]: wrong }).success).toBe(false),
);

test.each([
  ['table', '12', true],
  ['table', 'x'.repeat(101), false],
  ['table', 12, false],
  ['deliveryArea', 'Linz Innenstadt', true],
  ['deliveryArea', 'x'.repeat(201), false],
  ['donatee', ids.soup, true],
  ['donatee', 'rotes-kreuz', false],
  ['donatee', '', false],
  ['branch', ids.branch, true],
  ['branch', 'linz', false],
  ['branch', null, false],
  ...['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans'].map(
    (method) => ['paymentMethod', method, true] as const,
  ),
  ['paymentMethod', 'Cash', false],
  ['paymentMethod', 'paypal', false],
  ['paymentMethod', '', false],
  ['appointmentDate', '2026-11-23T17:05:00Z', true],
  ['appointmentDate', '2026-11-23T18:05:00+01:00', true],
  ['appointmentDate', '2026-11-23T18:05+01:00', false],
  ['appointmentDate', '2026-11-23T18:05:00', false],
  ['appointmentDate', '2026-11-23', false],
  ['appointmentDate', '18:05', false],
  ['appointmentDate', '2026-02-31T12:00:00Z', false],
  ['appointmentDate', '2026-11-23T25:00:00Z', false],
  ['appointmentDate', '', false],
  ['expectedTotal', 0, true],
  ['expectedTotal', 12.34, true],
  ['expectedTotal', null, true],
  ['expectedTotal', '12,34', false],
  ['expectedTotal', 1e12, false],
])('%s may be %j: %s', (field, sent, may) => {
  expect(read({ [field]: sent }).success).toBe(may);
});

describe('a line of the cart', () => {
  test.each(unitNames)('is ordered in %s', (unit) => {
    expect(read({ items: [{ ...item, unit }] }).success).toBe(true);
  });

  test.each([
    ['a unit in the plural', { unit: 'kilograms' }],
    ['no unit', { unit: undefined }],
    ['an amount in words', { amount: '1,5' }],
    ['no amount', { amount: undefined }],
    ['an amount without end', { amount: Number.POSITIVE_INFINITY }],
    ['no number', { amount: Number.NaN }],
    ['too large an amount', { amount: 1e10 }],
    ['a product by its name', { product: 'schnitzel' }],
    ['too many steps', { parts: Array.from({ length: 51 }, () => null) }],
    ['steps that are no list', { parts: 'Pommes' }],
  ])('is none with %s', (_, wrong) => {
    expect(read({ items: [{ ...item, ...wrong }] }).success).toBe(false);
  });

  test.each([
    ['an option', 'Pommes', true],
    ['a text', 'ohne Salz', true],
    ['several options', ['Käse', 'Zwiebel'], true],
    ['nothing', null, true],
    ['an empty list', [], true],
    ['an upload', upload, true],
    ['several uploads', [upload, { ...upload, version: 2 }], true],
    ['an upload of another version', { ...upload, version: 12 }, true],
    ['an upload with half a version', { ...upload, version: 1.5 }, false],
    ['an upload without its hash', { ...upload, publicHash: undefined }, false],
    ['an upload with an empty hash', { ...upload, publicHash: '' }, false],
    ['an upload without its id', { ...upload, id: undefined }, false],
    ['an upload with an id of another shape', { ...upload, id: 'foto' }, false],
    ['an upload without its ending', { ...upload, extension: '' }, false],
    ['an upload without its type', { ...upload, mimeType: undefined }, false],
    ['an upload among options', ['Käse', upload], false],
    ['a number', 7, false],
    ['a switch', true, false],
    ['lists in a list', [['Käse']], false],
    ['too long a text', 'x'.repeat(2001), false],
    ['too many options', Array.from({ length: 51 }, (_, at) => `${at}`), false],
    ['another object', { name: 'Pommes' }, false],
  ])('holds %s as the value of a step', (_, sent, may) => {
    expect(read(part(sent)).success).toBe(may);
  });

  test('is one of at most 200', () => {
    expect(read({ items: Array.from({ length: 200 }, () => item) }).success).toBe(true);
    expect(read({ items: Array.from({ length: 201 }, () => item) }).success).toBe(false);
  });
});

test.each(['uid', 'hash', 'gross', 'price', 'isPaid', 'ticketNumber', 'isConfirmed'])(
  'a value that a client sends for %s is left out',
  (field) => expect(read({ [field]: 1 }).data).not.toHaveProperty(field),
);
