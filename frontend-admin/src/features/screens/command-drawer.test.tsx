import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aScreen } from '../../testing/a-screen.js';
import { Refusal, type Answers } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../testing/show.js';
import { CommandDrawer } from './command-drawer.js';
import type { Target } from './use-send-command.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const one: Target = { kind: 'one', screen: aScreen() };
const all: Target = { kind: 'all', branches: [{ id: 'b-1', name: 'Altstadt' }], count: 2 };
const press = () => userEvent.click(screen.getByRole('button', { name: 'Senden' }));

function open(target: Target, answers: Answers) {
  let isClosed = false;
  const { writes } = show(<CommandDrawer target={target} onClose={() => (isClosed = true)} />, answers);
  return { writes, isClosed: () => isClosed };
}

describe('a command', () => {
  test('is previewed and sent', async () => {
    const { writes, isClosed } = open(one, {
      'POST /api/digital-signage-devices/s-1/command': () => aScreen(),
    });
    await press();
    expect(screen.getByText('Bitte geben Sie die Nachricht ein.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Nachricht'), 'Guten Appetit!');
    expect(screen.getByRole('figure').textContent).toContain('Guten Appetit!');
    await press();
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(writes().map(({ body }) => body)).toEqual([
      { type: 'showMessage', arguments: { text: 'Guten Appetit!', seconds: null } },
    ]);
  });

  test('is repeated with the same idempotency key after a lost response', async () => {
    const { writes } = open(one, {
      'POST /api/digital-signage-devices/s-1/command': () => new Refusal(502, []),
    });
    await userEvent.selectOptions(screen.getByLabelText('Befehl'), 'Neu laden');
    await press();
    await screen.findByRole('alert');
    await press();
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[0]!.key).toBe(writes()[1]!.key);
  });

  test('shows the reason if the server rejects it', async () => {
    const message = 'Es warten bereits zehn Befehle.';
    const errors = [{ message, field: null }];
    open(one, { 'POST /api/digital-signage-devices/s-1/command': () => new Refusal(409, errors) });
    await userEvent.selectOptions(screen.getByLabelText('Befehl'), 'Kennung zeigen');
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  test('for all screens lists the result of each screen', async () => {
    const results = [
      { device: 's-1', name: 'Bar', accepted: true, message: null },
      { device: 's-2', name: 'Eingang', accepted: false, message: 'Es warten bereits zehn Befehle.' },
    ];
    const { writes } = open(all, { 'POST /api/digital-signage-devices/commands': () => results });
    await userEvent.selectOptions(screen.getByLabelText('Befehl'), 'Bildschirm leeren');
    await press();
    expect(await screen.findByText(/1 von 2 Bildschirmen/)).toBeTruthy();
    expect(screen.getByText('Es warten bereits zehn Befehle.')).toBeTruthy();
    expect(writes()[0]!.body).toEqual({ branch: 'b-1', type: 'clear', arguments: {} });
  });
});
