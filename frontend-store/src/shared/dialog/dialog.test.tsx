import { useState } from 'react';
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.js';

afterEach(cleanup);

function TwoInTurn() {
  const [shown, setShown] = useState<'first' | 'second' | null>(null);
  return (
    <>
      <button onClick={() => setShown('first')}>Öffnen</button>
      {shown === 'first' && (
        <Dialog key="first" label="Erster" onClose={() => setShown(null)}>
          <button onClick={() => setShown('second')}>Weiter</button>
        </Dialog>
      )}
      {shown === 'second' && (
        <Dialog key="second" label="Zweiter" onClose={() => setShown(null)}>
          <button onClick={() => setShown(null)}>Fertig</button>
        </Dialog>
      )}
    </>
  );
}

const click = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const opener = () => screen.getByRole('button', { name: 'Öffnen' });

test('closing a dialog returns the focus to the element that opened it', async () => {
  render(<TwoInTurn />);
  await click('Öffnen');
  await click('Schließen');
  expect(document.activeElement).toBe(opener());
});

test('closing a dialog that replaced another one returns the focus to the original opener', async () => {
  render(<TwoInTurn />);
  await click('Öffnen');
  await click('Weiter');
  await click('Fertig');
  expect(document.activeElement).toBe(opener());
});

const openFirst = async () => {
  render(<TwoInTurn />);
  await click('Öffnen');
  return screen.getByRole('dialog');
};

test('a click outside closes the dialog', async () => {
  const dialog = await openFirst();
  await userEvent.setup().click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('selecting text beyond the edge does not close the dialog', async () => {
  const dialog = await openFirst();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Weiter' }));
  fireEvent.pointerUp(dialog);
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBe(dialog);
});

describe('the browser history', () => {
  const entries = () => history.length;
  const goBack = () =>
    act(async () => {
      const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      history.back();
      await popped;
    });

  test('back closes the dialog and stays on the page', async () => {
    history.pushState({ page: 'menu' }, '', '/store/wien');
    await openFirst();
    expect(history.state).toEqual({ page: 'menu', dialog: expect.any(Number) });
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe('/store/wien');
    expect(history.state).toEqual({ page: 'menu' });
  });

  test('returns to the entry of the page when a dialog is closed by its button', async () => {
    history.pushState({ page: 'menu' }, '', '/store/wien');
    await openFirst();
    await click('Schließen');
    await waitFor(() => expect(history.state).toEqual({ page: 'menu' }));
  });

  test('of a closed dialog does not close a dialog opened immediately after', async () => {
    history.pushState({ page: 'menu' }, '', '/store/wien');
    await openFirst();
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Schließen' })));
    fireEvent.click(opener());
    await act(async () => void (await popped));
    expect(screen.getByRole('dialog')).toBeDefined();
    await waitFor(() => expect(history.state).toEqual({ page: 'menu', dialog: expect.any(Number) }));
  });

  test('has one entry for a dialog and its replacement', async () => {
    history.pushState({ page: 'menu' }, '', '/store/wien');
    await openFirst();
    const before = entries();
    await click('Weiter');
    expect(entries()).toBe(before);
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(history.state).toEqual({ page: 'menu' });
  });

  test('skips the entry of a dialog that was left by a link', async () => {
    history.pushState({ page: 'menu' }, '', '/store/wien');
    await openFirst();
    history.pushState({ page: 'text' }, '', '/site/privacy');
    await click('Schließen');
    expect(location.pathname).toBe('/site/privacy');
    await goBack();
    await waitFor(() => expect(history.state).toEqual({ page: 'menu' }));
  });
});
