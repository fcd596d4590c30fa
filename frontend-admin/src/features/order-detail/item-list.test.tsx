import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { show } from '../../testing/show.js';
import { ItemList } from './item-list.js';

afterEach(cleanup);

test('the tax of an item has the same amount in its label and its figure', () => {
  const label = 'Darin 10\u00a0% Mehrwertsteuer: 1,49\u00a0€';
  const item = {
    name: 'Gulasch',
    amount: 1,
    unit: 'piece',
    gross: 16.4,
    taxRate: 10,
    parts: [],
    explanation: [
      { kind: 'base', label: 'Grundpreis je Stück', value: 16.4005 },
      { kind: 'tax', label, value: 1.4909 },
    ],
  } as unknown as OrderItem;
  show(<ItemList items={[item]} currency="EUR" />);
  expect(screen.getByText(/^Darin/).nextElementSibling!.textContent).toBe('1,49\u00a0€');
  expect(screen.getByText('Grundpreis je Stück').nextElementSibling!.textContent).toBe('16,4005\u00a0€');
});

test('the files of a guest are listed by their names, and open beside the order', () => {
  const about = { version: 1, publicHash: 'a'.repeat(40) };
  const uploads = [
    { ...about, id: 'u-1', extension: 'png', mimeType: 'image/png', name: 'Unsere Katze.png' },
    { ...about, id: 'u-2', extension: 'pdf', mimeType: 'application/pdf' },
  ];
  const part = { name: 'Vorlage', choices: [], text: null, uploads };
  const item = { name: 'Torte', amount: 1, unit: 'piece', gross: 30, taxRate: 10, parts: [part] };
  const shown = { ...item, explanation: [] } as unknown as OrderItem;
  show(<ItemList items={[shown]} currency="EUR" />);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['Unsere Katze.png (öffnet in einem neuen Tab)', `/upload/${about.publicHash}/u-1-1.png`, '_blank'],
    ['Datei (PDF) (öffnet in einem neuen Tab)', `/upload/${about.publicHash}/u-2-1.pdf`, '_blank'],
  ]);
});
