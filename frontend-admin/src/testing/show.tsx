import { jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { CurrentUser } from '@bestellwerk/domain/views/session.schema';
import { createStore } from '../app/store.js';
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

interface Sent {
  method: string;
  path: string;
  key: string | undefined;
  body: unknown;
}

/** What the server answers by 'METHOD /path'; anything else is an empty list. */
export type Answers = Record<string, { status?: number; data?: unknown; meta?: unknown; errors?: unknown }>;

/** Shows something to somebody signed in, before a server that answers as it is told. */
export function show(children: ReactNode, answers: Answers = {}, user: CurrentUser = manager) {
  const sent: Sent[] = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
    const path = String(input);
    const method = init?.method ?? 'GET';
    const headers = init?.headers as Record<string, string>;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ method, path, key: headers['idempotency-key'], body });
    const { status = 200, ...envelope } = answers[`${method} ${path.split('?')[0]}`] ?? { data: [] };
    return new Response(JSON.stringify(envelope), { status });
  });
  render(
    <Provider store={createStore()}>
      <MantineProvider env="test">
        <MemoryRouter>
          <UserContext value={user}>{children}</UserContext>
        </MemoryRouter>
      </MantineProvider>
    </Provider>,
  );
  return { writes: () => sent.filter(({ method }) => method !== 'GET') };
}
