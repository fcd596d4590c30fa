import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manager, show } from '../../../testing/show.js';
import { resourceAt } from '../../../shared/records/definitions.js';
import { RecordEditing } from './record-editing.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const products = resourceAt('products')!;
const record = {
  ...products.schemas.fields.parse(products.example),
  id: 'p-1',
  price: 4.8,
  revision: '3',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-01T08:00:00.000Z',
  isRemoved: false,
};
const admin = { ...manager, roles: ['ROLE_ADMIN' as const] };

async function savePrice(text: string) {
  const { writes } = show(
    <RecordEditing resource={products} record={record} initial={null} />,
    { 'PATCH /api/products/p-1': ({ body }) => ({ ...record, ...(body as object), revision: '4' }) },
    admin,
  );
  const price = screen.getByRole('textbox', { name: 'Bruttopreis' });
  await userEvent.clear(price);
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  return writes;
}

describe('saving a price', () => {
  test('accepts a pasted decimal point', async () => {
    const writes = await savePrice('5.20');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]!.body).toEqual({ price: 5.2 });
  });

  test('asks for confirmation before the price becomes a hundredfold', async () => {
    const writes = await savePrice('480');
    const dialog = await screen.findByRole('dialog', { name: 'Stimmt dieser Preis?' });
    expect(dialog.textContent?.replaceAll('\u00a0', ' ')).toContain('Bruttopreis: 4,80 € → 480,00 €');
    expect(writes()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Ja, so speichern' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]!.body).toEqual({ price: 480 });
  });

  test('rejects text that is no number at its field', async () => {
    const writes = await savePrice('vier');
    expect(await screen.findByText('Bitte geben Sie eine Zahl wie 1234,50 an.')).toBeTruthy();
    expect(writes()).toEqual([]);
  });
});
