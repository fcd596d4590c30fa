import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type InitialEntry, MemoryRouter } from 'react-router';
import type { CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import { fakeServer, type Answers } from '@bestellwerk/ui/testing/fake-server';
import { recordExtensions } from '../app/records-route.js';
import { createStore } from '../app/store.js';
import { RecordExtensionsContext } from '../shared/record-fields/record-extensions.js';
import { UserContext } from '../shared/session/use-user.js';

/** The manager of branch b-1. */
export const manager: CurrentUser = {
  roles: ['ROLE_BRANCH_MANAGER'],
  user: {
    id: 'u-9',
    username: 'resi',
    email: 'resi@example.org',
    firstName: 'Resi',
    lastName: 'Lindner',
    branches: [{ id: 'b-1', name: 'Altstadt' }],
  },
};

/** Renders for a signed-in user with a fake server that has these answers; all other lists are empty. */
export function show(
  children: ReactNode,
  answers: Answers = {},
  user: CurrentUser = manager,
  path: InitialEntry = '/',
) {
  const send = fakeServer(answers, () => []);
  const element = (
    <UserContext value={user}>
      <RecordExtensionsContext value={recordExtensions}>{children}</RecordExtensionsContext>
    </UserContext>
  );
  const store = createStore();
  render(
    <Provider store={store}>
      <MantineProvider env="test">
        <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
      </MantineProvider>
    </Provider>,
  );
  const writes = () => send.mock.calls.map(sentBy).filter(({ method }) => method !== 'GET');
  return { writes, store };
}

const sentBy = ([address, { method = 'GET', headers, body } = {}]: Parameters<typeof fetch>) => ({
  method,
  path: String(address),
  key: (headers as Record<string, string>)['idempotency-key'],
  body: typeof body === 'string' ? JSON.parse(body) : undefined,
});
