import { afterEach, expect, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, screen } from '@testing-library/react';
import { theme } from '../../app/theme.js';
import { show } from '../../testing/show.js';
import { ConfirmDialog } from './confirm-dialog.js';

afterEach(cleanup);

const open = (isDangerous: boolean) =>
  show(
    <MantineProvider env="test" theme={theme}>
      <ConfirmDialog
        opened
        title="Eintrag löschen?"
        action="Löschen"
        isDangerous={isDangerous}
        onConfirm={() => undefined}
        onClose={() => undefined}
      >
        Er fehlt dann im Shop.
      </ConfirmDialog>
    </MantineProvider>,
  );

test.each([
  ['red', true],
  ['not red', false],
])('the confirm button is %s if the action is dangerous: %s', async (_, isDangerous) => {
  open(isDangerous);
  const button = await screen.findByRole('button', { name: 'Löschen' });
  expect(button.getAttribute('style')?.includes('--mantine-color-red')).toBe(isDangerous);
});

test('the dialog header is no landmark, and the cancel button has the focus', async () => {
  open(true);
  const dialog = await screen.findByRole('dialog', { name: 'Eintrag löschen?' });
  expect(dialog.querySelector('header')).toBeNull();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Zurück');
});
