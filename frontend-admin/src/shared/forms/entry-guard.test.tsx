import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SideDrawer, useEntries } from './entry-guard.js';

afterEach(cleanup);

function Form({ onBack }: { onBack(): void }) {
  const [text, setText] = useState('Alt');
  const leave = useEntries(text);
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button onClick={() => leave(onBack)}>Zurück</button>
    </>
  );
}

function open() {
  const onClose = jest.fn();
  render(
    <MantineProvider env="test">
      <SideDrawer opened title="Korrigieren" width={400} onClose={onClose}>
        <Form onBack={onClose} />
      </SideDrawer>
    </MantineProvider>,
  );
  return onClose;
}

const question = () => screen.queryByRole('dialog', { name: 'Eingaben verwerfen?' });

describe('a drawer with a form', () => {
  test('closes immediately while nothing was entered', async () => {
    const onClose = open();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the back button', () => userEvent.click(screen.getByRole('button', { name: 'Zurück' }))],
  ])('asks for confirmation before %s discards entries', async (_, close) => {
    const onClose = open();
    await userEvent.type(screen.getByLabelText('Text'), 'er');
    await close();
    expect(question()).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Alter');
    await close();
    await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('asks again for each Escape when React renders between two listeners of the same key', async () => {
    const [listen, forget] = [window.addEventListener, window.removeEventListener];
    const drawing = new Map<unknown, EventListener>();
    const add = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      const drawn: EventListener = (event) => act(() => listener(event));
      drawing.set(listener, drawn);
      listen.call(window, type, drawn, options);
    };
    const remove = (type: string, listener: EventListener, options?: AddEventListenerOptions) =>
      forget.call(window, type, drawing.get(listener) ?? listener, options);
    Object.assign(window, { addEventListener: add, removeEventListener: remove });
    try {
      const onClose = open();
      await userEvent.type(screen.getByLabelText('Text'), 'er');
      for (let times = 1; times <= 2; times += 1) {
        await userEvent.keyboard('{Escape}');
        expect(question()).toBeTruthy();
        await userEvent.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
        await waitFor(() => expect(question()).toBeNull());
      }
      expect(onClose).not.toHaveBeenCalled();
    } finally {
      cleanup();
      Object.assign(window, { addEventListener: listen, removeEventListener: forget });
    }
  });

  test('closes immediately if the entries equal the initial values', async () => {
    const onClose = open();
    await userEvent.type(screen.getByLabelText('Text'), 'e{Backspace}');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
