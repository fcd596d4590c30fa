import { describe, expect, test } from '@jest/globals';
import type { Device } from '../records/definitions/device.js';
import { canPrintOn, noPrinterText, prints, rolesOf } from './fitting-printer.js';
import type { OrderTemplate } from './print-terms.schema.js';

const templates: readonly OrderTemplate[] = ['kitchen', 'receipt', 'deliveryNote', 'label'];
const device = (kind: Device['kind'], roles: Device['roles'] = []) => ({
  ...{ kind, roles, isActive: true },
  driver: 'epson-sdp' as const,
});
const usual = (one: ReturnType<typeof device>) => templates.filter((template) => prints(one, template));
const byHand = (one: ReturnType<typeof device>) => templates.filter((template) => canPrintOn(one, template));

describe('a label printer', () => {
  test('prints labels and nothing else where its record says nothing', () => {
    expect(rolesOf(device('labelPrinter'))).toEqual(['label']);
    expect(usual(device('labelPrinter'))).toEqual(['label']);
    expect(byHand(device('labelPrinter'))).toEqual(['label']);
  });

  test('prints what its record says, also receipts', () => {
    const both = device('labelPrinter', ['label', 'receipt']);
    expect(usual(both)).toEqual(['receipt', 'deliveryNote', 'label']);
    expect(byHand(both)).toEqual(['receipt', 'deliveryNote', 'label']);
    expect(usual(device('labelPrinter', ['receipt']))).toEqual(['receipt', 'deliveryNote']);
  });

  test('prints nothing when it is out of service', () => {
    expect(byHand({ ...device('labelPrinter'), isActive: false })).toEqual([]);
  });
});

test('a receipt printer gets labels by itself only if its record says so, and by hand everything', () => {
  expect(usual(device('receiptPrinter'))).toEqual([]);
  expect(usual(device('receiptPrinter', ['label']))).toEqual(['label']);
  expect(byHand(device('receiptPrinter'))).toEqual(templates);
});

test('that no printer is meant for labels is said in the plural', () => {
  expect(noPrinterText('label')).toMatch(/^Etiketten konnten nicht gedruckt werden\./);
  expect(noPrinterText('receipt')).toMatch(/^Beleg konnte nicht gedruckt werden\./);
});
