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
    division: { id: '2c1f1a52-53a5-4d53-8a0e-6a1f8b1f7c01' },
    isRedeemed: false,
  },
});
