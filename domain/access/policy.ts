import type { Role } from './roles.js';

export type Action =
  | 'orders.read'
  | 'order.enter'
  | 'order.confirm'
  | 'order.advance'
  | 'order.pay'
  | 'order.note'
  | 'order.change'
  | 'order.lowerSettled'
  | 'order.print'
  | 'ordering.limit'
  | 'order.reject'
  | 'order.cancel'
  | 'order.cancelDispatched'
  | 'statistics.read'
  | 'payment.correct'
  | 'payments.read'
  | 'review.answer'
  | 'day.close'
  | 'day.reopen'
  | 'month.close'
  | 'presence.read'
  | 'workingTime.read'
  | 'workingTime.correct'
  | 'workingTime.issueToken'
  | 'signage.read'
  | 'signage.command'
  | 'signage.pair'
  | 'health.read'
  | 'staff.read'
  | 'catalogue.change'
  | 'content.change'
  | 'branch.change'
  | 'shop.change'
  | 'users.read'
  | 'users.change'
  | 'users.erase'
  | 'customers.read'
  | 'customers.change'
  | 'customers.erase'
  | 'personalData.manage'
  | 'logs.read'
  | 'mails.read';

/** A signed-in user: roles, and the ids of their branches. */
export interface Principal {
  readonly roles: readonly Role[];
  readonly branches: readonly string[];
}

/** Each role of a branch includes those before it. */
const branchRoles = ['ROLE_EMPLOYEE', 'ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER'] as const satisfies Role[];
type BranchRole = (typeof branchRoles)[number];

/** Whether a role applies only in the branches of its user. */
export const isBranchRole = (role: Role): boolean => (branchRoles as readonly Role[]).includes(role);

/** Who may do what: from which role on in the user's own branches ('nobody': none), and which roles in all branches. */
const policy: Record<Action, { from: BranchRole | 'nobody'; everywhere: readonly Role[] }> = {
  'orders.read': { from: 'ROLE_EMPLOYEE', everywhere: ['ROLE_ACCOUNTING', 'ROLE_AUDITOR', 'ROLE_ADMIN'] },
  'order.enter': { from: 'ROLE_EMPLOYEE', everywhere: ['ROLE_ADMIN'] },
  'order.confirm': { from: 'ROLE_EMPLOYEE', everywhere: ['ROLE_ADMIN'] },
  'order.advance': { from: 'ROLE_EMPLOYEE', everywhere: ['ROLE_ADMIN'] },
  'order.pay': { from: 'ROLE_EMPLOYEE', everywhere: ['ROLE_ADMIN'] },
  'order.note': { from: 'ROLE_EMPLOYEE', everywhere: ['ROLE_ADMIN'] },
  'order.change': { from: 'ROLE_EMPLOYEE', everywhere: ['ROLE_ADMIN'] },
  'order.lowerSettled': { from: 'ROLE_SHIFT_LEAD', everywhere: ['ROLE_ADMIN'] },
  'order.print': { from: 'ROLE_EMPLOYEE', everywhere: ['ROLE_ADMIN'] },
  'ordering.limit': { from: 'ROLE_EMPLOYEE', everywhere: ['ROLE_ADMIN'] },
  'order.reject': { from: 'ROLE_SHIFT_LEAD', everywhere: ['ROLE_ADMIN'] },
  'order.cancel': { from: 'ROLE_SHIFT_LEAD', everywhere: ['ROLE_ADMIN'] },
  'order.cancelDispatched': { from: 'ROLE_BRANCH_MANAGER', everywhere: ['ROLE_ADMIN'] },
  'statistics.read': {
    from: 'ROLE_BRANCH_MANAGER',
    everywhere: ['ROLE_ACCOUNTING', 'ROLE_AUDITOR', 'ROLE_ADMIN'],
  },
  'payment.correct': { from: 'ROLE_SHIFT_LEAD', everywhere: ['ROLE_ADMIN'] },
  'payments.read': {
    from: 'ROLE_SHIFT_LEAD',
    everywhere: ['ROLE_ACCOUNTING', 'ROLE_AUDITOR', 'ROLE_ADMIN'],
  },
  'review.answer': { from: 'ROLE_SHIFT_LEAD', everywhere: ['ROLE_ADMIN'] },
  'day.close': { from: 'ROLE_SHIFT_LEAD', everywhere: ['ROLE_ADMIN'] },
  'day.reopen': { from: 'ROLE_BRANCH_MANAGER', everywhere: ['ROLE_ADMIN'] },
  'month.close': { from: 'ROLE_BRANCH_MANAGER', everywhere: ['ROLE_ACCOUNTING', 'ROLE_ADMIN'] },
  'presence.read': { from: 'ROLE_EMPLOYEE', everywhere: ['ROLE_AUDITOR', 'ROLE_ADMIN'] },
  'workingTime.read': {
    from: 'ROLE_SHIFT_LEAD',
    everywhere: ['ROLE_ACCOUNTING', 'ROLE_AUDITOR', 'ROLE_ADMIN'],
  },
  'workingTime.correct': { from: 'ROLE_BRANCH_MANAGER', everywhere: ['ROLE_ADMIN'] },
  'workingTime.issueToken': { from: 'ROLE_BRANCH_MANAGER', everywhere: ['ROLE_ADMIN'] },
  'signage.read': {
    from: 'ROLE_EMPLOYEE',
    everywhere: ['ROLE_CONTENT_EDITOR', 'ROLE_AUDITOR', 'ROLE_ADMIN'],
  },
  'signage.command': { from: 'ROLE_SHIFT_LEAD', everywhere: ['ROLE_CONTENT_EDITOR', 'ROLE_ADMIN'] },
  'signage.pair': { from: 'ROLE_BRANCH_MANAGER', everywhere: ['ROLE_CONTENT_EDITOR', 'ROLE_ADMIN'] },
  'health.read': { from: 'ROLE_BRANCH_MANAGER', everywhere: ['ROLE_AUDITOR', 'ROLE_ADMIN'] },
  'staff.read': {
    from: 'ROLE_EMPLOYEE',
    everywhere: ['ROLE_ACCOUNTING', 'ROLE_CONTENT_EDITOR', 'ROLE_AUDITOR', 'ROLE_ADMIN'],
  },
  'catalogue.change': { from: 'ROLE_BRANCH_MANAGER', everywhere: ['ROLE_CONTENT_EDITOR', 'ROLE_ADMIN'] },
  'content.change': { from: 'nobody', everywhere: ['ROLE_CONTENT_EDITOR', 'ROLE_ADMIN'] },
  'branch.change': { from: 'ROLE_BRANCH_MANAGER', everywhere: ['ROLE_ADMIN'] },
  'shop.change': { from: 'nobody', everywhere: ['ROLE_ADMIN'] },
  'users.read': {
    from: 'ROLE_SHIFT_LEAD',
    everywhere: ['ROLE_ACCOUNTING', 'ROLE_AUDITOR', 'ROLE_ADMIN'],
  },
  'users.change': { from: 'ROLE_BRANCH_MANAGER', everywhere: ['ROLE_ADMIN'] },
  'users.erase': { from: 'nobody', everywhere: ['ROLE_ADMIN'] },
  'customers.read': { from: 'ROLE_EMPLOYEE', everywhere: ['ROLE_ACCOUNTING', 'ROLE_AUDITOR', 'ROLE_ADMIN'] },
  'customers.change': { from: 'ROLE_SHIFT_LEAD', everywhere: ['ROLE_ADMIN'] },
  'customers.erase': { from: 'nobody', everywhere: ['ROLE_ADMIN'] },
  'personalData.manage': { from: 'nobody', everywhere: ['ROLE_ADMIN'] },
  'logs.read': { from: 'nobody', everywhere: ['ROLE_AUDITOR', 'ROLE_ADMIN'] },
  'mails.read': { from: 'nobody', everywhere: ['ROLE_ADMIN'] },
};

export const actions = Object.keys(policy) as Action[];

/** The branches in which the user may do something. */
export function branchesFor(user: Principal, action: Action): 'all' | readonly string[] {
  const { from, everywhere } = policy[action];
  if (user.roles.some((role) => everywhere.includes(role))) return 'all';
  const sufficient: readonly Role[] = from === 'nobody' ? [] : branchRoles.slice(branchRoles.indexOf(from));
  return user.roles.some((role) => sufficient.includes(role)) ? user.branches : [];
}

/** Whether the user may do something in a branch. */
export function may(user: Principal, action: Action, branchId: string): boolean {
  const branches = branchesFor(user, action);
  return branches === 'all' || branches.includes(branchId);
}

/** The branches whose orders the user may see. */
export const visibleBranches = (user: Principal): 'all' | readonly string[] =>
  branchesFor(user, 'orders.read');

/** Roles that the manager of a branch may grant and revoke. */
const givenInBranches: readonly Role[] = ['ROLE_EMPLOYEE', 'ROLE_SHIFT_LEAD'];

/**
 * Whether somebody may manage another person with these roles and branches: those of a branch, people who work only there
 * and have no role above the shift lead's.
 */
export function mayManage(who: Principal, { roles, branches }: Principal): boolean {
  const allowed = branchesFor(who, 'users.change');
  if (allowed === 'all') return true;
  return (
    branches.length > 0 &&
    branches.every((branch) => allowed.includes(branch)) &&
    roles.every((role) => givenInBranches.includes(role))
  );
}
