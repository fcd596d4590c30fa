import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { PartType } from '@bestellwerk/domain/catalogue/configuration';
import { uploadRefusedText } from '@bestellwerk/domain/catalogue/part-uploads';
import { FakeUploads } from '../../../../testing/fake-uploads.js';
import { schnitzel } from '../../../../testing/shop-fixture.js';
import type { Begun } from '../../../shared/cart/begun-slice.js';
import { ProductDialog } from '../product-dialog.js';

const server = new FakeUploads();
beforeEach(() => server.start());
afterEach(() => {
  cleanup();
  server.stop();
});

const onSave = jest.fn<(item: CartItem) => void>();
const onClose = jest.fn<(begun: Begun | null) => void>();

async function openWith(type: PartType, more: { optional?: boolean; begun?: Begun } = {}) {
  onSave.mockClear();
  onClose.mockClear();
  const part = { name: 'Foto', description: null, type, optional: more.optional ?? false, options: [] };
  const product = { ...schnitzel, config: { parts: [part] } };
  render(
    <ProductDialog
      {...{ product, products: [product], currency: 'EUR', onSave, onClose }}
      edited={null}
      begun={more.begun ?? null}
      mode="takeaway"
      isSoldOut={false}
    />,
    { wrapper: MemoryRouter },
  );
  return { user: userEvent.setup({ applyAccept: false }), input: await findInput() };
}
const findInput = () => screen.findByLabelText<HTMLInputElement>(/auswählen$/);
const photo = (name = 'Torte.png', type = 'image/png') => new File(['x'], name, { type });
const save = () => screen.getByRole('button', { name: /^Zum Warenkorb hinzufügen/ });
const saved = () => onSave.mock.lastCall?.[0].parts;

test('a picture is sent with its progress, shown with name and size, and saved with the product', async () => {
  const { user, input } = await openWith('image');
  expect(input.accept).toContain('.jpg,.jpeg,.png,.gif');
  await user.click(save());
  expect(screen.getByText('Bitte laden Sie hoch: Foto')).toBeDefined();
  await user.upload(input, photo());
  const request = await server.next();
  act(() => request.progress(0.5));
  expect(screen.getByRole('progressbar', { name: 'Torte.png: 50\u00a0% gesendet' })).toBeDefined();
  expect((await screen.findByText('Torte.png wird hochgeladen.')).getAttribute('role')).toBe('status');
  expect(request.body).toMatchObject({
    name: 'Torte.png',
    mimeType: 'image/png',
    dataUrl: expect.any(String),
  });
  const upload = request.accept('png');
  expect(await screen.findByText('1 KB')).toBeDefined();
  expect(await screen.findByText('Hochgeladen.')).toBeDefined();
  await user.click(save());
  expect(saved()).toEqual([{ ...upload, name: 'Torte.png' }]);
});

test('nothing is saved while a file is on its way, and the dialog says so', async () => {
  const { user, input } = await openWith('images', { optional: true });
  await user.upload(input, photo());
  const request = await server.next();
  await user.click(save());
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText('Bitte warten Sie, bis alle Dateien hochgeladen sind.')).toBeDefined();
  const upload = request.accept('png');
  await screen.findByText('1 KB');
  expect(screen.queryByText('Bitte warten Sie, bis alle Dateien hochgeladen sind.')).toBeNull();
  await user.click(save());
  expect(saved()).toEqual([[{ ...upload, name: 'Torte.png' }]]);
});

test.each([
  ['of a wrong type', new File(['x'], 'Programm.exe')],
  ['that is empty', new File([], 'Programm.exe.png')],
  ['that is too large', Object.defineProperty(photo('Gross.png'), 'size', { value: 10 * 1024 * 1024 + 1 })],
])('a file %s is refused in the words of the specification, and not sent', async (_, file) => {
  const { user, input } = await openWith('image');
  await user.upload(input, file);
  expect((await screen.findByRole('alert')).textContent).toBe(uploadRefusedText(file.name));
  expect(screen.queryByRole('button', { name: /^Erneut versuchen/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: `Verwerfen: ${file.name}` }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(await findInput());
  expect(server.requests).toHaveLength(0);
});

test.each([
  ['422', 422, uploadRefusedText('Torte.png'), uploadRefusedText('Torte.png')],
  [
    '413',
    413,
    'Diese Datei ist zu groß. Erlaubt sind höchstens 10 MB.',
    `${uploadRefusedText('Torte.png')} Diese Datei ist zu groß. Erlaubt sind höchstens 10 MB.`,
  ],
])('a file that the server answers with %s is not offered again', async (_, status, message, text) => {
  const { user, input } = await openWith('image');
  await user.upload(input, photo());
  (await server.next()).refuse(status, message);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.queryByRole('button', { name: /^Erneut versuchen/ })).toBeNull();
});

test('a picture that turns out to be of a kind that orders refuse is refused at once', async () => {
  const { user, input } = await openWith('image');
  await user.upload(input, photo('Bild.jpg', 'image/jpeg'));
  (await server.next()).accept('webp');
  expect((await screen.findByRole('alert')).textContent).toBe(uploadRefusedText('Bild.jpg'));
});

test.each([
  ['the line is lost', 0, '', /Der Server ist nicht erreichbar/],
  ['there are too many requests', 429, 'Zu viele Anfragen.', /Zu viele Anfragen\./],
])('where %s the same upload can be sent again', async (_, status, message, text) => {
  const { user, input } = await openWith('image');
  await user.upload(input, photo());
  const first = await server.next();
  first.refuse(status, message);
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen: Torte.png' }));
  const second = await server.next();
  expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
  const upload = second.accept('png');
  await screen.findByText('1 KB');
  await user.click(save());
  expect(saved()).toEqual([{ ...upload, name: 'Torte.png' }]);
});

test('an upload can be given up, and then leaves nothing', async () => {
  const { user, input } = await openWith('image', { optional: true });
  await user.upload(input, photo());
  const request = await server.next();
  await user.click(screen.getByRole('button', { name: 'Abbrechen: Torte.png' }));
  expect(request.isAborted).toBe(true);
  expect(document.activeElement).toBe(input);
  await user.click(save());
  expect(saved()).toEqual([null]);
});

test('uploads on their way end with the dialog', async () => {
  const { user, input } = await openWith('image');
  await user.upload(input, photo());
  const request = await server.next();
  cleanup();
  expect(request.isAborted).toBe(true);
});

test('a step for several takes all that are dropped on it, one after the other, and each can be removed', async () => {
  const { user, input } = await openWith('files');
  expect(input.multiple).toBe(true);
  const zone = input.closest('div.border-dashed')!;
  fireEvent.drop(zone, {
    dataTransfer: { files: [photo('Eins.png'), photo('Zwei.pdf', 'application/pdf')] },
  });
  (await server.next()).accept('png');
  const second = await server.next();
  expect(server.requests).toHaveLength(2);
  const kept = second.accept('pdf');
  await screen.findByRole('button', { name: 'Entfernen: Zwei.pdf' });
  await user.click(screen.getByRole('button', { name: 'Entfernen: Eins.png' }));
  expect(document.activeElement).toBe(input);
  expect(await screen.findByText('Entfernt.')).toBeDefined();
  await user.click(save());
  expect(saved()).toEqual([[{ ...kept, name: 'Zwei.pdf' }]]);
});

test('another file takes the place of the one in a step for one', async () => {
  const { user, input } = await openWith('image');
  await user.upload(input, photo('Eins.png'));
  (await server.next()).accept('png');
  await screen.findByRole('button', { name: 'Entfernen: Eins.png' });
  await user.upload(await findInput(), photo('Zwei.png'));
  const second = (await server.next()).accept('png');
  await screen.findByRole('button', { name: 'Entfernen: Zwei.png' });
  expect(screen.queryByText('Eins.png')).toBeNull();
  await user.click(save());
  expect(saved()).toEqual([{ ...second, name: 'Zwei.png' }]);
});

test('what was uploaded is still there when the dialog is opened again', async () => {
  const { user, input } = await openWith('image');
  await user.upload(input, photo());
  (await server.next()).accept('png');
  await screen.findByText('1 KB');
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  const begun = onClose.mock.lastCall![0]!;
  cleanup();
  await openWith('image', { begun });
  expect(screen.getByRole('button', { name: 'Entfernen: Torte.png' })).toBeDefined();
});
