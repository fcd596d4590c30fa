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
  'order.reject': { own: ['ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'], other: ['ROLE_ADMIN'] },
  'order.cancel': { own: ['ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'], other: ['ROLE_ADMIN'] },
  'order.cancelDispatched': { own: ['ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'], other: ['ROLE_ADMIN'] },
  'statistics.read': {
    own: ['ROLE_BRANCH_MANAGER', 'ROLE_ACCOUNTING', 'ROLE_AUDITOR', 'ROLE_ADMIN'],
    other: ['ROLE_ACCOUNTING', 'ROLE_AUDITOR', 'ROLE_ADMIN'],
  },
};

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

  test('shows nothing to somebody without a role', () => {
    expect(visibleBranches({ roles: [], branches: [own] })).toEqual([]);
    expect(visibleBranches({ roles: ['ROLE_CONTENT_EDITOR'], branches: [own] })).toEqual([]);
  });

  test('shows staff their branches and an auditor all', () => {
    expect(visibleBranches({ roles: ['ROLE_EMPLOYEE'], branches: [own] })).toEqual([own]);
    expect(visibleBranches({ roles: ['ROLE_EMPLOYEE', 'ROLE_AUDITOR'], branches: [own] })).toBe('all');
  });
});
