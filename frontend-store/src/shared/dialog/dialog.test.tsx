import { useState } from 'react';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
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

test('gives the focus back to what opened it', async () => {
  render(<TwoInTurn />);
  await click('Öffnen');
  await click('Schließen');
  expect(document.activeElement).toBe(opener());
});

test('and so does another one that took its place', async () => {
  render(<TwoInTurn />);
  await click('Öffnen');
  await click('Weiter');
  await click('Fertig');
  expect(document.activeElement).toBe(opener());
});
