import { describe, expect, test } from '@jest/globals';
import { user } from '@bestellwerk/domain/records/definitions/user';
import { accountOfUser } from './account-of-user.js';

const ID = 'bbbbbbbb-0000-4000-8000-000000000001';
const BRANCH = 'aaaaaaaa-0000-4000-8000-000000000001';
const fields = user.schemas.fields.parse({ ...user.example, branches: [{ id: BRANCH }] });
const present = { status: 'present', revision: 3 } as const;

describe('the account of a user', () => {
  test('takes names, roles, branches, expiry and status from the record', () => {
    const expiresAt = '2027-01-01T00:00:00.000Z';
    expect(accountOfUser(ID, { ...present, fields: { ...fields, expiresAt } })).toMatchObject({
      id: ID,
      username: 'resi',
      roles: ['ROLE_EMPLOYEE'],
      branches: [BRANCH],
      expiresAt: new Date(expiresAt),
      isRemoved: false,
      revision: 3,
    });
    expect(accountOfUser(ID, { fields, status: 'removed', revision: 4 }).isRemoved).toBe(true);
  });

  test('has the id as user name and e-mail after erasure', () => {
    const erased = { ...fields, username: null, email: null, firstName: null, lastName: null };
    expect(accountOfUser(ID, { ...present, fields: erased })).toMatchObject({
      username: ID,
      email: ID,
      firstName: '',
      lastName: '',
    });
  });

  test('replaces characters that PostgreSQL cannot store', () => {
    const { firstName } = accountOfUser(ID, { ...present, fields: { ...fields, firstName: 'Re\u0000si' } });
    expect(firstName).toBe('Re\ufffdsi');
  });
});
