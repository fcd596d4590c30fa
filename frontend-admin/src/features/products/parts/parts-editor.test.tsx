import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { product } from '@bestellwerk/domain/records/definitions/product';
import type { ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import { showEditor } from '../../../testing/show-editor.js';
import PartsEditor from './parts-editor.js';

afterEach(cleanup);

const size: ProductPart = {
  name: 'Größe',
  description: null,
  type: 'select',
  optional: false,
  options: [
    { name: 'Normal', modifier: null, value: null },
    { name: 'Groß', modifier: 'add', value: 2.5 },
  ],
};
const wish: ProductPart = { name: 'Wunsch', description: null, type: 'text', optional: true, options: [] };

const open = (parts: readonly ProductPart[], problems: Record<string, string> = {}, price: unknown = 9.9) =>
  showEditor<{ parts: readonly ProductPart[] } | null>(
    PartsEditor,
    product.fields.config,
    'config',
    { parts },
    { record: { type: 'configurable', price }, problems },
  );
const step = (name: RegExp) => within(screen.getByRole('listitem', { name }));
const act = async (of: string, name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Aktionen für ${of}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('the steps of a product', () => {
  test('a new step can get options with a surcharge', async () => {
    const { last } = open([]);
    await userEvent.click(screen.getByRole('button', { name: 'Schritt hinzufügen' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Beilage');
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl zu Beilage hinzufügen' }));
    const row = within(screen.getByRole('listitem', { name: 'Auswahl 1' }));
    await userEvent.type(row.getByRole('textbox', { name: /^Name/ }), 'Reis');
    const rice = within(screen.getByRole('listitem', { name: 'Reis' }));
    await userEvent.selectOptions(rice.getByLabelText('Preis'), 'Aufschlag');
    await userEvent.type(rice.getByLabelText('Betrag'), '1,5');
    expect(last()).toEqual({
      parts: [
        {
          name: 'Beilage',
          description: null,
          type: 'select',
          optional: false,
          options: [{ name: 'Reis', modifier: 'add', value: 1.5 }],
        },
      ],
    });
  });

  test('can be moved and removed without dragging', async () => {
    const { last } = open([size, wish]);
    await act('Wunsch', 'Nach vorne');
    expect(last()).toEqual({ parts: [wish, size] });
    await act('Größe', 'Entfernen');
    expect(last()).toEqual({ parts: [wish] });
  });

  test('removing an option moves the focus to the next one, and to the add button after the last', async () => {
    open([size]);
    const remove = async (name: string) => {
      screen.getByRole('button', { name: `Aktionen für ${name}` }).focus();
      await userEvent.keyboard('{Enter}');
      const entry = await screen.findByRole('menuitem', { name: 'Entfernen' });
      entry.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Entfernen' })).toBeNull());
    };
    await remove('Normal');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aktionen für Groß' }));
    await remove('Groß');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Auswahl zu Größe hinzufügen' }));
  });

  test('a copied step keeps its options', async () => {
    const { last } = open([size]);
    await act('Größe', 'Verdoppeln');
    expect(last()).toEqual({ parts: [size, { ...size, name: 'Größe (Kopie)' }] });
  });

  test('an amount can be typed only where it changes the price', async () => {
    open([size]);
    const amount = () => step(/^Normal$/).getByLabelText<HTMLInputElement>('Betrag');
    expect(amount().disabled).toBe(true);
    await userEvent.selectOptions(step(/^Normal$/).getByLabelText('Preis'), 'Aufschlag');
    expect(amount().disabled).toBe(false);
  });

  test('Enter in an option name moves to the next option, and adds one after the last', async () => {
    const { last } = open([{ ...size, options: [] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl zu Größe hinzufügen' }));
    await userEvent.keyboard('Klein{Enter}Mittel{Enter}');
    expect(last()!.parts[0]!.options.map(({ name }) => name)).toEqual(['Klein', 'Mittel', '']);
    await userEvent.keyboard('{Enter}');
    expect(last()!.parts[0]!.options).toHaveLength(3);
    await userEvent.click(step(/^Klein$/).getByRole('textbox', { name: /^Name/ }));
    await userEvent.keyboard('{Enter}s');
    expect(last()!.parts[0]!.options[1]!.name).toBe('Mittels');
  });

  test('Enter in an option name does not submit the form', async () => {
    const sent: unknown[] = [];
    document.addEventListener('keydown', (event) => sent.push(event.defaultPrevented), { once: true });
    open([size]);
    step(/^Groß$/)
      .getByRole('textbox', { name: /^Name/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual([true]);
  });

  test('an option that no longer changes the price has no amount', async () => {
    const { last } = open([size]);
    await userEvent.selectOptions(step(/^Groß$/).getByLabelText('Preis'), 'Gleicher Preis');
    expect(last()!.parts[0]!.options[1]).toEqual({ name: 'Groß', modifier: null, value: null });
  });

  test('a free-text step has no options', () => {
    open([wish]);
    expect(screen.queryByRole('button', { name: /Auswahl zu/ })).toBeNull();
  });

  test('a discount larger than the price is remarked at its option', async () => {
    const cheap: ProductPart = { ...size, options: [{ name: 'Billig', modifier: 'subtract', value: 10 }] };
    open([cheap], {}, 4.8);
    const remark = step(/^Billig$/).getByRole('status');
    expect(remark.textContent).toMatch(
      /größer als der Bruttopreis \(4,80.€\).* kostet das Produkt damit 0,00.€/,
    );
    const amount = step(/^Billig$/).getByLabelText('Betrag');
    await userEvent.clear(amount);
    await userEvent.type(amount, '4,8');
    expect(step(/^Billig$/).queryByRole('status')).toBeNull();
  });

  test.each([null, ''])('no discount is compared with the missing price %j', (price) => {
    open([{ ...size, options: [{ name: 'Billig', modifier: 'subtract', value: 10 }] }], {}, price);
    expect(step(/^Billig$/).queryByRole('status')).toBeNull();
  });

  test('errors are shown at their option', () => {
    open([size], { 'config.parts.0.options.1.value': 'Bitte geben Sie eine Zahl an.' });
    expect(step(/^Groß$/).getByText('Bitte geben Sie eine Zahl an.')).toBeTruthy();
  });
});
