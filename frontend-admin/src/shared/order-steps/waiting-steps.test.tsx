import { Modal } from '@mantine/core';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../../testing/show.js';
import { Toasts } from '../toasts/toasts.js';
import { stepTaken } from './outbox.js';
import { WaitingSteps } from './waiting-steps.js';

afterEach(cleanup);

function PageWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <header>
        <WaitingSteps />
      </header>
      <button onClick={() => setOpen(true)}>Stornieren …</button>
      <Toasts>
        <WaitingSteps place="messages" />
      </Toasts>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Bestellung stornieren">
        <input aria-label="Grund" />
      </Modal>
    </>
  );
}

const line = () => screen.getByRole('region', { name: 'Noch nicht gesendet' });
const messages = () => screen.getByRole('region', { name: 'Meldungen' });

/** A step was taken, and a dialog about another order is open. */
async function withDialog() {
  const { store, writes } = show(<PageWithDialog />);
  const taken = { orderId: 'o-1', ticketNumber: 1, step: 'confirm', body: {}, target: 'confirmed' } as const;
  act(() => void store.dispatch(stepTaken({ ...taken, idempotencyKey: 'k', takenAt: Date.now() - 2_000 })));
  expect(within(screen.getByRole('banner')).getByRole('region')).toBe(line());
  await userEvent.click(screen.getByRole('button', { name: 'Stornieren …' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { dialog, writes };
}

test('the undo of a step lay below the overlay of a dialog, which closed instead', async () => {
  const { dialog, writes } = await withDialog();
  expect(messages().contains(line())).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(screen.queryByRole('region', { name: 'Noch nicht gesendet' })).toBeNull();
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(writes()).toEqual([]);
});

test('a click on an undo beside a dialog took the focus out of it', async () => {
  await withDialog();
  const before = document.activeElement;
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(document.activeElement).toBe(before);
});

test('a dialog kept no room for the undo beside it, and covered it', async () => {
  await withDialog();
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--bw-messages')).not.toBe(''));
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--bw-messages')).toBe(''));
});

test('the undo stayed among the messages after the dialog had closed', async () => {
  await withDialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(messages().contains(line())).toBe(false));
  expect(screen.getAllByRole('button', { name: 'Rückgängig' })).toHaveLength(1);
});
