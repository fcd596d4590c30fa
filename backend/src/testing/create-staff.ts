import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Role } from '@bestellwerk/domain/access/roles';
import type { BackendHarness } from './backend-harness.js';
import type { Client } from './client.js';
import { mailTo, tokenIn } from './mails.js';

export const NEW_PASSWORD = 'Vier Linden rauschen leise';

export interface StaffAccount {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly client: Client;
}

/** Fields of a new person. */
export function personOf(roles: Role[], branches: string[] = []) {
  const username = `u-${randomUUID()}`;
  return {
    username,
    email: `${username}@example.org`,
    firstName: 'Milan',
    lastName: 'Petrović',
    roles,
    branches: branches.map((id) => ({ id })),
  };
}

/** Somebody with a record, signed in by their invitation, with a password of their own. */
export async function createStaff(
  stage: BackendHarness,
  admin: Client,
  person: ReturnType<typeof personOf>,
): Promise<StaffAccount> {
  const { body } = await admin.post('/api/users', person);
  const { id, email, username } = body.data;
  expect((await admin.post(`/api/users/${id}/invitation`)).status).toBe(200);
  const client = await stage.visitor().signInByLink(tokenIn(await mailTo(admin, email)));
  expect((await client.put('/api/password', { current: null, next: NEW_PASSWORD })).status).toBe(200);
  return { id, email, username, client };
}

export const isSignedIn = async (client: Client): Promise<boolean> =>
  (await client.get('/api/users/me')).body.data !== null;
