import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eventsUntil, orderedItem, orderPlaced } from '../ordering/testing/orders.js';
import { toUnits } from '../kernel/money.js';
import { orderDocuments } from './documents.js';
import { plain } from './markup.js';
import { changeMarks, type PrintContext } from './print-context.js';
import { taxTable } from '../ordering/tax-table.js';
import { testPage } from './test-page.js';
import { printContext, printedAfter, printedOrder, unsettled } from './testing/printed-order.js';

/** The words of a document, without its markup. */
const words = (markup: string): string => markup.replace(/\\(.)/g, '$1').replace(/["^|~]/g, '');

describe('documents of an order', () => {
  test('the kitchen reads ticket, mode, time, items with what was chosen, and the remark', () => {
    const order = printedOrder({ comment: 'Bitte ohne Zwiebel', mode: 'dineIn', tableIdentifier: '12' });
    const text = words(orderDocuments.kitchen(order, printContext(), unsettled));
    for (const part of [
      'Ticket 7',
      'Vor Ort, Tisch 12',
      'So bald wie möglich, etwa 18:30',
      '2× Wiener Schnitzel',
      'Beilage: Erdäpfelsalat',
      'Bitte ohne Zwiebel',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('€');
    expect(text).not.toContain('Huber');
    expect(text).not.toContain('KOPIE');
  });

  test('the kitchen reads which files a guest sent for a part, by the names the guest gave them', () => {
    const about = { id: '41c06c1c-6a3e-4f6d-8f0e-0e5b7a9d2c11', version: 1, publicHash: 'a'.repeat(40) };
    const photo = { ...about, extension: 'png', mimeType: 'image/png', name: 'Unsere Katze.png' };
    const older = { ...about, extension: 'pdf', mimeType: 'application/pdf' };
    const part = { name: 'Vorlage', choices: [], text: null, uploads: [photo, older] };
    const order = printedOrder({ items: [{ ...orderedItem, parts: [part] }] });
    const text = words(orderDocuments.kitchen(order, printContext(), unsettled));
    expect(text).toContain('Vorlage: Unsere Katze.png');
    expect(text).toContain('Vorlage: Datei (PDF)');
  });

  test('the ticket of a kiosk has the number, what is still to be paid, and no name', () => {
    const order = printedOrder({ mode: 'dineIn', tableIdentifier: '12' });
    const text = words(orderDocuments.ticket(order, printContext(), unsettled));
    for (const part of [
      'Ihre Nummer',
      '7',
      'Vor Ort, Tisch 12',
      '33,00 €',
      'Noch zu bezahlen',
      'kein Beleg',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Huber');
    const online = printedOrder({ paymentMethod: 'mollie' });
    expect(words(orderDocuments.ticket(online, printContext(), unsettled))).toContain('Online bezahlt');
  });

  test('the receipt has the letterhead, prices, totals for each rate, and what is still to be paid', () => {
    const text = words(orderDocuments.receipt(printedOrder(), printContext(), unsettled));
    for (const part of [
      'Gasthof Linde',
      'Lindengasse 1',
      '1070 Wien',
      '33,00 €',
      '10 %',
      '30,00',
      '3,00',
      'Offen',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('the delivery note says to whom, where and what to collect', () => {
    const deliveryAddress = {
      ...{ name: 'Anna Huber', companyName: '', street: 'Neubaugasse 2', floor: '3', stairway: '1' },
      ...{ door: '12', zipCode: '1070', city: 'Wien', country: 'AT' },
    };
    const text = words(
      orderDocuments.deliveryNote(
        printedOrder({ mode: 'delivery', deliveryAddress }),
        printContext(),
        unsettled,
      ),
    );
    for (const part of [
      'Anna Huber',
      'Neubaugasse 2',
      'Stiege 1, Stock 3, Tür 12',
      'Zu kassieren',
      '33,00 €',
    ]) {
      expect(text).toContain(part);
    }
  });

  test.each(['kitchen', 'receipt', 'deliveryNote', 'label'] as const)('a copy of %s says so', (template) => {
    const print = orderDocuments[template];
    expect(print(printedOrder(), printContext(), unsettled)).not.toContain('KOPIE');
    expect(print(printedOrder(), printContext(1), unsettled)).toContain('KOPIE');
    expect(print(printedOrder(), printContext(2), unsettled)).toContain('2. Kopie');
  });

  describe.each(['kitchen', 'receipt', 'deliveryNote', 'label'] as const)(
    '%s of a changed order',
    (template) => {
      const printed = (marks: Partial<PrintContext>) =>
        words(orderDocuments[template](printedOrder(), { ...printContext(), ...marks }, unsettled));

      test('says that it is outdated if it comes out only after the change', () => {
        const text = printed({ outdated: new Date('2026-11-20T16:26:00.000Z') });
        expect(text).toContain(
          'VERALTET\nStand 20.11.2026, 17:26.\nDie Bestellung wurde\ndanach geändert.\n',
        );
        expect(printed({})).not.toContain('VERALTET');
      });

      test('says what it replaces, with the date of another day on a line of its own', () => {
        const today = printed({ replaces: new Date('2026-11-20T16:48:00.000Z') });
        expect(today).toContain('GEÄNDERT\nersetzt den Ausdruck von 17:48\n');
        const before = printed({ replaces: new Date('2026-11-19T16:48:00.000Z') });
        expect(before).toContain('GEÄNDERT\nersetzt den Ausdruck von\n19.11.2026, 17:48\n');
        expect(printed({ copy: 1 })).not.toContain('GEÄNDERT');
      });
    },
  );

  test('the marks of a document fit on narrow paper', () => {
    const [replaces, outdated] = [new Date('2026-11-19T16:48:00.000Z'), new Date('2026-11-20T16:48:00.000Z')];
    const marks = words(changeMarks({ ...printContext(2), replaces, outdated }).join('\n')).split('\n');
    for (const line of marks) expect(line.length).toBeLessThanOrEqual(32);
  });

  test.each(['kitchen', 'receipt', 'deliveryNote', 'label'] as const)(
    '%s of an order whose guest was erased can be printed',
    (template) => {
      const contact = {
        firstName: null,
        lastName: null,
        companyName: null,
        vatNumber: null,
        email: null,
        phone: null,
      };
      const order = printedOrder({ contact, comment: null, deliveryAddress: null });
      expect(words(orderDocuments[template](order, printContext(), unsettled))).toContain('Schnitzel');
    },
  );

  test('nothing that people write is taken for markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = plain(text);
        expect(escaped).not.toMatch(/[\n\r]/);
        expect(escaped.replace(/\\./gu, '')).not.toMatch(/[\\|{}\-=~_"`^]/);
      }),
    );
  });

  test.each(['kitchen', 'deliveryNote', 'label'] as const)(
    '%s of an order that was canceled meanwhile says so at its top and nothing of changes, a receipt does not',
    (template) => {
      const marks = { isCanceled: true, outdated: new Date('2026-11-20T16:26:00.000Z'), copy: 1 };
      const printed = (one: typeof template | 'receipt') =>
        words(orderDocuments[one](printedOrder(), { ...printContext(), ...marks }, unsettled));
      expect(printed(template)).toMatch(/STORNIERT\nKOPIE/);
      expect(printed(template)).not.toContain('VERALTET');
      expect(printed('receipt')).not.toContain('STORNIERT');
      expect(printed('receipt')).toContain('VERALTET');
    },
  );

  describe('the kitchen ticket that replaces another', () => {
    const soup = { ...orderedItem, name: 'Frittatensuppe', amount: 1, parts: [] };
    const linesBefore = [{ ...orderedItem, amount: 1 }, soup];
    const replaces = new Date('2026-11-20T16:48:00.000Z');
    const ticket = (marks: Partial<PrintContext>) =>
      words(orderDocuments.kitchen(printedOrder(), { ...printContext(), replaces, ...marks }, unsettled));

    test('says what is another amount, new, chosen otherwise, and no longer wanted', () => {
      expect(ticket({ linesBefore })).toContain(
        '2× Wiener Schnitzel (statt 1×)\nBeilage: Erdäpfelsalat\nENTFÄLLT: 1× Frittatensuppe\n',
      );
      expect(ticket({ linesBefore: [soup] })).toContain('NEU: 2× Wiener Schnitzel\n');
      const withRice = { ...orderedItem, parts: [{ name: 'Beilage', choices: ['Reis'], text: null }] };
      expect(ticket({ linesBefore: [withRice] })).toContain(
        'GEÄNDERT: 2× Wiener Schnitzel\nBeilage: Erdäpfelsalat\n',
      );
    });

    test('marks no line where the lines of before are unknown, or it is outdated itself', () => {
      for (const marks of [{ linesBefore: null }, { linesBefore, outdated: replaces }]) {
        const text = ticket(marks);
        expect(text).toContain('2× Wiener Schnitzel\n');
        expect(text).not.toMatch(/statt|NEU|ENTFÄLLT/);
      }
    });
  });

  test('the kitchen ticket of a canceled order is short', () => {
    const { order } = printedAfter([orderPlaced({ comment: 'Scharf' }), ...eventsUntil.canceled.slice(1)]);
    const text = words(orderDocuments.kitchen(order, printContext(), unsettled));
    expect(text).toMatch(/^.*\nSTORNIERT\nTicket 7\n/);
    expect(text).toContain('2× Wiener Schnitzel');
    expect(text).not.toContain('Erdäpfelsalat');
    expect(text).not.toContain('Scharf');
  });

  test('a name of nothing but emoji has a word in its place, and other texts are printed without them', () => {
    const parts = [{ name: 'Wunsch 🙏', choices: ['🌶️🌶️', 'mild'], text: '❤️\nextra 🔥 heiß' }];
    const items = [{ ...orderedItem, name: '🍕', parts }];
    const order = printedOrder({ items, comment: '🎉' });
    const text = words(orderDocuments.kitchen(order, printContext(), unsettled));
    expect(text).toContain('2× Artikel\nWunsch: ohne Namen, mild\nWunsch: extra heiß\n---\n0123');
  });

  test('the test page has the letters that printers get wrong', () => {
    expect(words(testPage('Küche', printContext()))).toContain('äöüÄÖÜß€ é –');
  });
});

describe('totals for each rate', () => {
  const rates = fc.constantFrom(0, 4.9, 10, 13, 20);
  const items = fc.array(fc.record({ rate: rates, cents: fc.integer({ min: 1, max: 500_000 }) }), {
    minLength: 1,
  });

  test('add up to the order, its delivery included', () => {
    fc.assert(
      fc.property(
        items,
        fc.option(fc.record({ rate: rates, cents: fc.integer({ min: 1, max: 2_000 }) })),
        (all, fee) => {
          const taxOf = ({ rate, cents }: { rate: number; cents: number }) =>
            Math.round((cents - cents / (1 + rate / 100)) * 100) / 10_000;
          const everything = fee ? [...all, fee] : all;
          const taxes: Record<string, number> = {};
          for (const one of everything) {
            taxes[one.rate] = Math.round(((taxes[one.rate] ?? 0) + taxOf(one)) * 10_000) / 10_000;
          }
          const total = everything.reduce((sum, { cents }) => sum + cents, 0);
          const order = printedOrder({
            items: all.map((one) => ({
              ...orderedItem,
              ...{ taxRate: one.rate, gross: one.cents / 100, tax: taxOf(one) },
            })),
          });
          const pricing = {
            ...order.pricing,
            ...{
              taxes,
              totalGross: total / 100,
              deliveryGross: (fee?.cents ?? 0) / 100,
              deliveryTax: fee ? taxOf(fee) : 0,
            },
          };
          const table = taxTable({ items: order.items, pricing });
          expect(table.reduce((sum, { gross }) => sum + toUnits(gross), 0)).toBe(total * 100);
          for (const { net, tax, gross } of table) expect(toUnits(net) + toUnits(tax)).toBe(toUnits(gross));
        },
      ),
    );
  });
});
