import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { stepsOf } from '@bestellwerk/domain/catalogue/configuration';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { schnitzel, soup } from '../../../testing/shop-fixture.js';
import type { Begun } from '../../shared/cart/begun-slice.js';
import { ProductDialog } from './product-dialog.js';

afterEach(cleanup);

const onSave = jest.fn<(item: CartItem) => void>();
const onClose = jest.fn<(begun: Begun | null) => void>();
const openDialog = (
  edited: CartItem | null = null,
  begun: Begun | null = null,
  isSoldOut = false,
  isStepByStep = true,
) => {
  onSave.mockClear();
  onClose.mockClear();
  const product = { ...schnitzel, isStepByStep };
  render(
    <ProductDialog
      product={product}
      products={[product]}
      edited={edited}
      begun={begun}
      mode="takeaway"
      isSoldOut={isSoldOut}
      currency="EUR"
      onSave={onSave}
      onClose={onClose}
    />,
    { wrapper: MemoryRouter },
  );
};
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });
const save = /Zum Warenkorb hinzufügen/;

test('the buttons lead through the steps, and back from the first one closes the dialog', async () => {
  openDialog();
  const user = userEvent.setup();
  await user.click(button(/^Zum nächsten Schritt/));
  expect(screen.getByText('Schritt 1 von 2')).toBeDefined();
  expect(screen.getByText('Bitte wählen Sie: Größe')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /Groß/ }));
  await user.click(button(/^Zum nächsten Schritt/));
  expect(screen.getByText('Schritt 2 von 2')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Wunsch' }), 'ohne Salz');
  await user.click(button('Zurück'));
  expect(screen.getByText('Schritt 1 von 2')).toBeDefined();
  await user.click(button(/^Zum nächsten Schritt/));
  await user.click(button(save));
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ parts: ['Groß', 'ohne Salz'] }));
  await user.click(button('Zurück'));
  await user.click(button('Zurück'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the product can be added from any step once all steps are valid', async () => {
  openDialog();
  const user = userEvent.setup();
  expect(screen.queryByRole('button', { name: save })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Groß/ }));
  await user.click(button(save));
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ parts: ['Groß', null] }));
});

test('the button beside a required choice that nobody saw was off, and nothing said why', async () => {
  openDialog(null, null, false, false);
  const user = userEvent.setup();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const normal = screen.getByRole('radio', { name: /Normal/ });
  for (const presses of [1, 2]) {
    await user.click(button(save));
    expect(document.activeElement).toBe(normal);
    expect(scrolled).toHaveBeenCalledTimes(presses);
    button(save).focus();
  }
  const group = screen.getByRole('group', { name: /Größe/, description: /Bitte wählen Sie: Größe/ });
  expect(scrolled.mock.contexts.at(-1)).toBe(group);
  expect(onSave).not.toHaveBeenCalled();
  await user.click(normal);
  expect(screen.queryByText('Bitte wählen Sie: Größe')).toBeNull();
  await user.click(button(save));
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ parts: ['Normal', null] }));
});

test('an edited line can be saved without going through all steps', async () => {
  openDialog({ product: schnitzel.id, amount: 2, unit: 'piece', parts: ['Groß', 'ohne Salz'] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: /Normal/ }));
  await user.click(button('Änderung speichern'));
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ amount: 2, parts: ['Normal', 'ohne Salz'] }));
});

test('nothing of a sold out product can be saved from any step, and what was chosen can still be looked at', async () => {
  const item = { product: schnitzel.id, amount: 2, unit: 'piece', parts: ['Groß', 'ohne Salz'] } as const;
  openDialog({ ...item, parts: [...item.parts] }, null, true);
  const user = userEvent.setup();
  expect(screen.getByText('Heute leider ausverkauft')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Änderung speichern' })).toBeNull();
  await user.click(button(/^Zum nächsten Schritt/));
  expect(screen.getByDisplayValue('ohne Salz')).toBeDefined();
  expect(button(/^Änderung speichern/).disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Wunsch' }), '{Enter}');
  expect(onSave).not.toHaveBeenCalled();
});

const left = () => onClose.mock.lastCall![0];

test('closing returns the draft, and reopening resumes it at the same step', async () => {
  openDialog();
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: /Groß/ }));
  await user.click(button(/^Zum nächsten Schritt/));
  await user.type(screen.getByRole('textbox', { name: 'Wunsch' }), 'ohne Salz');
  await user.click(button('Schließen'));
  const begun = left();
  cleanup();

  openDialog(null, begun);
  expect(screen.getByText('Schritt 2 von 2')).toBeDefined();
  expect(screen.getByDisplayValue('ohne Salz')).toBeDefined();
  await user.click(button(save));
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ parts: ['Groß', 'ohne Salz'] }));
});

test('closing an unchanged dialog returns no draft', async () => {
  openDialog();
  await userEvent.setup().click(button('Schließen'));
  expect(left()).toBeNull();
});

test('discarding the draft resets the dialog', async () => {
  const steps = [...stepsOf(schnitzel)];
  openDialog(null, {
    item: { product: schnitzel.id, amount: 3, unit: 'piece', parts: ['Groß', 'ohne Salz'] },
    step: 1,
    steps,
  });
  const user = userEvent.setup();
  await user.click(button('Verwerfen'));
  expect(screen.getByText('Schritt 1 von 2')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Groß/ }).checked).toBe(false);
  expect(screen.queryByText('Ihre Auswahl von vorhin ist noch da.')).toBeNull();
  await user.click(button('Schließen'));
  expect(left()).toBeNull();
});

test('a draft is ignored if the steps of the product have changed', () => {
  const steps = stepsOf(schnitzel).slice(1);
  openDialog(null, {
    item: { product: schnitzel.id, amount: 3, unit: 'piece', parts: ['ohne Salz'] },
    step: 0,
    steps,
  });
  expect(screen.queryByText('Ihre Auswahl von vorhin ist noch da.')).toBeNull();
  expect(screen.getByDisplayValue('1')).toBeDefined();
});

const show = (product: Product, products: readonly Product[] = [product]) =>
  render(
    <ProductDialog
      {...{ product, products, currency: 'EUR', onSave, onClose }}
      edited={null}
      begun={null}
      mode="takeaway"
      isSoldOut={false}
    />,
    { wrapper: MemoryRouter },
  );

test('the explanation of a price was shown also for products that have nothing to explain', async () => {
  show(soup);
  const user = userEvent.setup();
  const explanation = () => screen.queryByText('So setzt sich der Preis zusammen');
  await user.click(button('Menge erhöhen'));
  expect(explanation()).toBeNull();
  cleanup();
  show({ ...soup, pricing: 'approximate' });
  expect(explanation()).not.toBeNull();
  cleanup();
  show({ ...schnitzel, isStepByStep: false });
  expect(explanation()).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Groß/ }));
  expect(explanation()).not.toBeNull();
});

test('the main button of each step shows the price', async () => {
  openDialog();
  const price = () => screen.getByRole('status', { name: 'Preis' }).textContent;
  expect(price()).toBe('15,90\u00a0€');
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: /Groß/ }));
  expect(price()).toBe('20,40\u00a0€');
  await user.click(button(/^Zum nächsten Schritt/));
  expect(price()).toBe('20,40\u00a0€');
});

test('a bundle says what is in it, and how much', () => {
  const bundle: Product = {
    ...soup,
    id: '00000000-0000-4000-8000-000000000012',
    type: 'bundle',
    bundle: [
      { product: schnitzel.id, amount: 2, unit: 'piece' },
      { product: '00000000-0000-4000-8000-000000000099', amount: 1, unit: 'piece' },
    ],
  };
  show(bundle, [schnitzel, soup, bundle]);
  const list = screen.getByRole('heading', { name: 'Enthalten' }).parentElement!;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2× Schnitzel']);
  cleanup();
  show(soup);
  expect(screen.queryByRole('heading', { name: 'Enthalten' })).toBeNull();
});

test('several pictures are a gallery that buttons lead through', async () => {
  const images = ['a', 'b', 'c'].map((id) => ({ id, version: 1, extension: 'webp' }));
  show({ ...soup, images });
  await screen.findByRole('group', { name: 'Bilder von Rindsuppe' });
  const scrolled = jest.fn();
  Element.prototype.scrollTo = scrolled as never;
  const user = userEvent.setup();
  const isOff = (name: string) => button(name).getAttribute('aria-disabled');
  expect([screen.getByText('Bild 1 von 3').getAttribute('role'), isOff('Voriges Bild')]).toEqual([
    'status',
    'true',
  ]);
  await user.click(button('Nächstes Bild'));
  await user.click(button('Nächstes Bild'));
  await user.click(button('Nächstes Bild'));
  expect(screen.getByText('Bild 3 von 3')).toBeDefined();
  expect([scrolled.mock.calls.length, isOff('Nächstes Bild')]).toEqual([2, 'true']);
  expect(document.activeElement).toBe(button('Nächstes Bild'));
});
