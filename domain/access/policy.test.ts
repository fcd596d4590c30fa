import { describe, expect, test } from '@jest/globals';
import { may, visibleBranches, type Action } from './policy.js';
import { roleSchema, type Role } from './roles.js';

const own = 'branch-own';
const other = 'branch-other';

const allowed: Record<Action, { own: Role[]; other: Role[] }> = {
  'orders.read': {
    own: [
      'ROLE_EMPLOYEE',
      'ROLE_SHIFT_LEAD',
      'ROLE_BRANCH_MANAGER',
      'ROLE_ACCOUNTING',
      'ROLE_AUDITOR',
      'ROLE_ADMIN',
    ],
    other: ['ROLE_ACCOUNTING', 'ROLE_AUDITOR', 'ROLE_ADMIN'],
  },
  'order.confirm': everyStep(),
  'order.advance': everyStep(),
  'order.pay': everyStep(),
  'order.note': everyStep(),
  'order.enter': everyStep(),
  'order.change': everyStep(),
  'order.print': everyStep(),
  'ordering.limit': everyStep(),
  'order.reject': { own: ['ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'], other: ['ROLE_ADMIN'] },
  'order.lowerSettled': {
    own: ['ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'],
    other: ['ROLE_ADMIN'],
  },
  'order.cancel': { own: ['ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'], other: ['ROLE_ADMIN'] },
  'order.cancelDispatched': { own: ['ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'], other: ['ROLE_ADMIN'] },
  'statistics.read': {
    own: ['ROLE_BRANCH_MANAGER', 'ROLE_ACCOUNTING', 'ROLE_AUDITOR', 'ROLE_ADMIN'],
    other: ['ROLE_ACCOUNTING', 'ROLE_AUDITOR', 'ROLE_ADMIN'],
  },
  'payment.correct': { own: ['ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'], other: ['ROLE_ADMIN'] },
  'payments.read': readersFrom('ROLE_SHIFT_LEAD', 'ROLE_ACCOUNTING', 'ROLE_AUDITOR'),
  'review.answer': readersFrom('ROLE_SHIFT_LEAD'),
  'day.close': readersFrom('ROLE_SHIFT_LEAD'),
  'day.reopen': readersFrom('ROLE_BRANCH_MANAGER'),
  'month.close': readersFrom('ROLE_BRANCH_MANAGER', 'ROLE_ACCOUNTING'),
  'presence.read': readersFrom('ROLE_EMPLOYEE', 'ROLE_AUDITOR'),
  'workingTime.read': readersFrom('ROLE_SHIFT_LEAD', 'ROLE_ACCOUNTING', 'ROLE_AUDITOR'),
  'workingTime.correct': { own: ['ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'], other: ['ROLE_ADMIN'] },
  'workingTime.issueToken': { own: ['ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'], other: ['ROLE_ADMIN'] },
  'signage.read': readersFrom('ROLE_EMPLOYEE', 'ROLE_CONTENT_EDITOR', 'ROLE_AUDITOR'),
  'signage.command': readersFrom('ROLE_SHIFT_LEAD', 'ROLE_CONTENT_EDITOR'),
  'signage.pair': readersFrom('ROLE_BRANCH_MANAGER', 'ROLE_CONTENT_EDITOR'),
  'health.read': readersFrom('ROLE_BRANCH_MANAGER', 'ROLE_AUDITOR'),
  'staff.read': readersFrom('ROLE_EMPLOYEE', 'ROLE_ACCOUNTING', 'ROLE_CONTENT_EDITOR', 'ROLE_AUDITOR'),
  'catalogue.change': readersFrom('ROLE_BRANCH_MANAGER', 'ROLE_CONTENT_EDITOR'),
  'content.change': onlyThose('ROLE_CONTENT_EDITOR'),
  'branch.change': readersFrom('ROLE_BRANCH_MANAGER'),
  'shop.change': onlyThose(),
  'users.read': readersFrom('ROLE_SHIFT_LEAD', 'ROLE_ACCOUNTING', 'ROLE_AUDITOR'),
  'users.change': readersFrom('ROLE_BRANCH_MANAGER'),
  'users.erase': onlyThose(),
  'customers.read': readersFrom('ROLE_EMPLOYEE', 'ROLE_ACCOUNTING', 'ROLE_AUDITOR'),
  'customers.change': readersFrom('ROLE_SHIFT_LEAD'),
  'customers.erase': onlyThose(),
  'personalData.manage': onlyThose(),
  'logs.read': onlyThose('ROLE_AUDITOR'),
  'mails.read': onlyThose(),
};

function readersFrom(lowest: Role, ...everywhere: Role[]): { own: Role[]; other: Role[] } {
  const ofBranches: Role[] = ['ROLE_EMPLOYEE', 'ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER'];
  const other: Role[] = [...everywhere, 'ROLE_ADMIN'];
  return { own: [...ofBranches.slice(ofBranches.indexOf(lowest)), ...other], other };
}

function onlyThose(...everywhere: Role[]): { own: Role[]; other: Role[] } {
  const all: Role[] = [...everywhere, 'ROLE_ADMIN'];
  return { own: all, other: all };
}

function everyStep(): { own: Role[]; other: Role[] } {
  return {
    own: ['ROLE_EMPLOYEE', 'ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'],
    other: ['ROLE_ADMIN'],
  };
}

const cases = (Object.keys(allowed) as Action[]).flatMap((action) =>
  roleSchema.options.flatMap((role) => [
    { action, role, branch: own, expected: allowed[action].own.includes(role) },
    { action, role, branch: other, expected: allowed[action].other.includes(role) },
  ]),
);

describe('the policy', () => {
  test.each(cases)('$role, $action in $branch: $expected', ({ action, role, branch, expected }) => {
    expect(may({ roles: [role], branches: [own] }, action, branch)).toBe(expected);
  });

  test('shows nothing to a user without a role', () => {
    expect(visibleBranches({ roles: [], branches: [own] })).toEqual([]);
    expect(visibleBranches({ roles: ['ROLE_CONTENT_EDITOR'], branches: [own] })).toEqual([]);
  });

  test('shows staff their branches and an auditor all', () => {
    expect(visibleBranches({ roles: ['ROLE_EMPLOYEE'], branches: [own] })).toEqual([own]);
    expect(visibleBranches({ roles: ['ROLE_EMPLOYEE', 'ROLE_AUDITOR'], branches: [own] })).toBe('all');
  });
});
