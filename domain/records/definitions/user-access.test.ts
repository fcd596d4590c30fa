import { describe, expect, test } from '@jest/globals';
import type { Role } from '../../access/roles.js';
import { missesBranches, missesRoles } from './user-access.js';
import { user } from './user.js';

const vienna = 'aaaaaaaa-0000-4000-8000-000000000001';
const linz = 'aaaaaaaa-0000-4000-8000-000000000002';
const me = 'bbbbbbbb-0000-4000-8000-000000000001';
const other = 'bbbbbbbb-0000-4000-8000-000000000002';

const person = (roles: Role[], branches: string[] = [vienna]) =>
  user.schemas.fields.parse({ ...user.example, roles, branches: branches.map((id) => ({ id })) });
const manager = { id: me, roles: ['ROLE_BRANCH_MANAGER' as const], branches: [vienna] };
const admin = { id: me, roles: ['ROLE_ADMIN' as const], branches: [] };
const employee = person(['ROLE_EMPLOYEE']);

describe('a branch manager', () => {
  test.each<[string, object | null, object]>([
    ['hires an employee', null, employee],
    ['promotes an employee to shift lead', employee, person(['ROLE_SHIFT_LEAD'])],
    ['disables an employee', employee, { ...employee, isDisabled: true }],
  ])('%s', (_, before, after) => {
    expect(user.forbids?.(manager, other, before as never, after as never)).toBeNull();
  });

  test.each<[string, object | null, object]>([
    ['hire a manager', null, person(['ROLE_BRANCH_MANAGER'])],
    ['give a global role', employee, person(['ROLE_EMPLOYEE', 'ROLE_AUDITOR'])],
    ['change another manager', person(['ROLE_BRANCH_MANAGER']), employee],
    ['change a person of another branch too', person(['ROLE_EMPLOYEE'], [vienna, linz]), employee],
    ['move somebody to another branch', employee, person(['ROLE_EMPLOYEE'], [linz])],
    ['remove somebody from all branches', employee, person(['ROLE_EMPLOYEE'], [])],
    ['change the e-mail of another person', employee, { ...employee, email: 'me@example.org' }],
  ])('may not %s', (_, before, after) => {
    expect(user.forbids?.(manager, other, before as never, after as never)).not.toBeNull();
  });
});

describe('everybody', () => {
  test.each([
    ['roles', { roles: ['ROLE_EMPLOYEE'] }],
    ['branches', { branches: [] }],
    ['isDisabled', { isDisabled: true }],
    ['expiresAt', { expiresAt: '2027-01-01T00:00:00.000Z' }],
  ])('may not change their own %s', (field, change) => {
    const own = person(['ROLE_ADMIN']);
    expect(user.forbids?.(admin, me, own, { ...own, ...change })).toMatchObject({ field });
  });

  test('may change their own name', () => {
    const own = person(['ROLE_BRANCH_MANAGER']);
    expect(user.forbids?.(manager, me, own, { ...own, lastName: 'Berger' })).toBeNull();
  });
});

test('the refused e-mail of another person is reported at its field', () => {
  const changed = { ...employee, email: 'me@example.org' };
  expect(user.forbids?.(manager, other, employee, changed)).toMatchObject({ field: 'email' });
});

test.each([
  ['an administrator may change the e-mail of another', admin, other],
  ['a manager may change their own e-mail', manager, me],
])('%s', (_, who, id) => {
  expect(user.forbids?.(who, id, employee, { ...employee, email: 'new@example.org' })).toBeNull();
});

test('an administrator may give every role', () => {
  expect(user.forbids?.(admin, other, employee, person(['ROLE_ADMIN', 'ROLE_AUDITOR'], []))).toBeNull();
});

test('a person without branches belongs to no particular branch', () => {
  expect(user.branches?.(other, person(['ROLE_ADMIN'], []))).not.toContain(vienna);
  expect(user.branches?.(other, person(['ROLE_ADMIN'], []))).not.toEqual([]);
});

test.each([
  [['ROLE_SHIFT_LEAD'], [], true],
  [['ROLE_EMPLOYEE', 'ROLE_BRANCH_MANAGER'], [], true],
  [['ROLE_SHIFT_LEAD'], [{ id: 'b-1' }], false],
  [['ROLE_SHIFT_LEAD', 'ROLE_ACCOUNTING'], [], false],
  [['ROLE_ADMIN'], [], false],
  [[], [], false],
])('%j in the branches %j gets a warning: %s', (roles, branches, isWarned) => {
  expect(missesBranches({ roles, branches }) !== null).toBe(isWarned);
});

test('a person without a role gets a warning, and one with a role does not', () => {
  expect(missesRoles({ roles: [] })).toMatch(/^Ohne Rolle/);
  expect(missesRoles({})).toMatch(/^Ohne Rolle/);
  expect(missesRoles({ roles: ['ROLE_EMPLOYEE'] })).toBeNull();
});
