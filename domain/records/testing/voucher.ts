import { date, flag, identifier, money, reference } from '../fields.js';
import { resource } from '../resource.js';

/** One more managed entity, as tests add it. */
export const voucher = resource({
  name: 'voucher',
  path: 'vouchers',
  words: { one: 'Gutschein', many: 'Gutscheine' },
  fields: {
    identifier: identifier('Nummer'),
    value: money('Wert'),
    validUntil: date('Gültig bis'),
    division: reference('division', 'Organisation'),
    isRedeemed: flag('Eingelöst'),
  },
  title: ['identifier'],
  unique: [['identifier']],
  search: ['identifier'],
  columns: ['identifier', 'value', 'validUntil', 'isRedeemed'],
  sort: 'identifier',
  access: { read: 'staff.read', change: 'catalogue.change' },
  example: {
    identifier: 'weihnachten-1',
    value: 25,
    validUntil: '2027-12-31',
    division: { id: '7563f625-4d0b-558b-9d42-386dad6daa1d' },
    isRedeemed: false,
  },
});
