import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../testing/show.js';
import { UserMenu } from './user-menu.js';

afterEach(cleanup);

test('the open user menu is inside the header landmark', async () => {
  show(
    <header>
      <UserMenu />
    </header>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Benutzermenü von Resi Lindner' }));
  const menu = await within(screen.getByRole('banner')).findByRole('menu');
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
});
