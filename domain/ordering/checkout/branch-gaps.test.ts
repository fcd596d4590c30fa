import { describe, expect, test } from '@jest/globals';
import type { Branch } from '../../records/definitions/branch.js';
import { branchGaps, missingMethodsText, openAreasText, unusableSwitchText } from './branch-gaps.js';
import { branch, config } from '../testing/inn.js';

const complete = { config: config(), unusable: {}, hasMenu: true, hasProducts: true, hasTables: true };
const gapsOf = (changes: Partial<Branch>, surroundings: object = {}) =>
  branchGaps(branch(changes), { ...complete, ...surroundings });

test('customers can order where nothing is missing', () => {
  expect(gapsOf({})).toEqual([]);
});

test.each<[string, Partial<Branch>, object]>([
  ['Die Filiale ist nicht öffentlich.', { isPublic: false }, {}],
  ['In der Adresse fehlt die Straße.', { street: '' }, {}],
  ['In der Adresse fehlt der Ort.', { city: '' }, {}],
  ['In der Adresse fehlen die Straße und der Ort.', { street: '', city: '' }, {}],
  ['Die Filiale ist nicht öffentlich.', { isPublic: false, street: '', city: '' }, {}],
  ['Es sind keine Öffnungszeiten eingetragen.', { openingHours: [] }, {}],
  ['Für die Lieferung fehlt ein Liefergebiet.', { deliveryAreas: [] }, {}],
  [
    'Es ist keine Bestellart eingeschaltet, zum Beispiel Abholung.',
    { isTakeawayEnabled: false, isDeliveryEnabled: false, isDineInEnabled: false },
    {},
  ],
  ['Für die Tischauswahl fehlen Tische.', {}, { hasTables: false }],
  ['Noch gilt kein Produktkatalog für diese Filiale.', {}, { hasMenu: false }],
  ['Noch gilt kein Produktkatalog für diese Filiale.', {}, { hasMenu: false, hasProducts: false }],
  ['Im Produktkatalog, der gilt, wird noch kein Produkt angeboten.', {}, { hasProducts: false }],
])('reports what is missing: %s', (text, changes, surroundings) => {
  expect(gapsOf(changes, surroundings).map((gap) => gap.text)).toEqual([text]);
});

test('distinguishes a missing payment method from one that the shop has disabled', () => {
  const none = {
    isCashEnabled: false,
    isATMCardEnabled: false,
    isHydroAGVoucherEnabled: false,
    isMollieEnabled: false,
    isDatatransEnabled: false,
  };
  expect(gapsOf(none)).toEqual([
    { text: 'Es ist keine Zahlungsart eingeschaltet, zum Beispiel Bar.', place: null },
  ]);
  expect(gapsOf({ ...none, isCashEnabled: true }, { config: config({ enableCash: false }) })).toEqual([
    {
      text: 'Die Zahlungsarten dieser Filiale sind in der Konfiguration ausgeschaltet.',
      place: 'config',
    },
  ]);
});

describe('a method whose provider refuses', () => {
  const refused = 'Mollie nimmt den Schlüssel nicht an.';
  const withMollie = config({ enableMollie: true, enablePluginMollie: true });
  const onlyMollie = { isCashEnabled: false, isATMCardEnabled: false, isMollieEnabled: true };
  const unusable = { mollie: refused };

  test('leaves no way to order where it is the only one', () => {
    expect(gapsOf(onlyMollie, { config: withMollie, unusable })).toEqual([
      {
        text: `Hier kann nicht bestellt werden, weil keine Zahlungsart geht: ${refused}`,
        place: 'payments',
      },
    ]);
    expect(missingMethodsText(branch(onlyMollie), withMollie, unusable)).toBeNull();
  });

  test('is only worth a note beside others', () => {
    const both = { ...onlyMollie, isCashEnabled: true };
    expect(gapsOf(both, { config: withMollie, unusable })).toEqual([]);
    expect(missingMethodsText(branch(both), withMollie, unusable)).toBe(
      `Nicht jede Zahlungsart wird angeboten: ${refused}`,
    );
  });

  test('matters nowhere where it is switched off', () => {
    expect(gapsOf({ isMollieEnabled: true }, { unusable })).toEqual([]);
    expect(missingMethodsText(branch({ isMollieEnabled: true }), config(), unusable)).toBeNull();
    expect(missingMethodsText(branch(), withMollie, unusable)).toBeNull();
  });
});

describe('the switch of a payment method', () => {
  const withMollie = config({ enableMollie: true, enablePluginMollie: true });
  const unusable = { mollie: 'Mollie ist nicht eingerichtet.' };
  const on = { isMollieEnabled: true };

  test('says why the provider cannot be used', () => {
    expect(unusableSwitchText('isMollieEnabled', on, { config: withMollie, unusable })).toBe(
      'Wird nicht angeboten: Mollie ist nicht eingerichtet.',
    );
  });

  test.each([
    ['the method itself', { enableMollie: false, enablePluginMollie: true }],
    ['the method as a whole', { enableMollie: true, enablePluginMollie: false }],
  ])('says that the configuration switches off %s', (_which, off) => {
    expect(unusableSwitchText('isMollieEnabled', on, { config: config(off), unusable })).toBe(
      'Wird nicht angeboten: In der Konfiguration ist die Zahlungsart ausgeschaltet.',
    );
  });

  test('says nothing while it is off, or the method is offered, or it switches something else', () => {
    const facts = { config: withMollie, unusable };
    expect(unusableSwitchText('isMollieEnabled', { isMollieEnabled: false }, facts)).toBeNull();
    expect(unusableSwitchText('isMollieEnabled', on, { ...facts, unusable: {} })).toBeNull();
    expect(unusableSwitchText('isPublic', { isPublic: true }, facts)).toBeNull();
  });
});

test('a delivery mode that is not offered has no gaps', () => {
  const takeawayOnly = { isDeliveryEnabled: false, isDineInEnabled: false, deliveryAreas: [] };
  expect(gapsOf(takeawayOnly, { hasTables: false })).toEqual([]);
});

test.each([
  ['Ohne Postleitzahlen gilt für „A“ jede Postleitzahl in Österreich.', [''], {}],
  ['Ohne Postleitzahlen gilt für „A“, „B“ jede Postleitzahl in Österreich.', ['', ' '], {}],
  [
    'Ohne Postleitzahlen gilt für „B“ jede Postleitzahl in der Schweiz, die kein anderes Gebiet nennt.',
    ['8001', ''],
    { phone: '+41441234567' },
  ],
  [null, ['1010', '1020–1030'], {}],
  [null, [''], { isDeliveryEnabled: false }],
  [null, [], {}],
])('the warning about areas without postal codes is %j', (text, lists, changes) => {
  const [area] = branch().deliveryAreas;
  const deliveryAreas = lists.map((zipCodes, at) => ({ ...area!, area: 'AB'[at]!, zipCodes }));
  expect(openAreasText(branch({ deliveryAreas, ...changes }))).toBe(text);
});
