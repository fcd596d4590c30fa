import type { Role } from '@bestellwerk/domain/access/roles';

export interface StaffMember {
  username: string;
  firstName: string;
  lastName: string;
  roles: Role[];
  /** Identifiers of branches; none for those who work for all. */
  branches: string[];
}

const person = (firstName: string, lastName: string, role: Role, ...branches: string[]): StaffMember => ({
  username: firstName.toLowerCase(),
  firstName,
  lastName,
  roles: [role],
  branches,
});

/** One of each role at least, and a team for every branch. */
export const staff: StaffMember[] = [
  person('Resi', 'Lindner', 'ROLE_BRANCH_MANAGER', 'wien'),
  person('Milan', 'Petrović', 'ROLE_SHIFT_LEAD', 'wien'),
  person('Sabine', 'Huber', 'ROLE_EMPLOYEE', 'wien'),
  person('Franz', 'Aigner', 'ROLE_BRANCH_MANAGER', 'linz'),
  person('Lena', 'Mayr', 'ROLE_SHIFT_LEAD', 'linz'),
  person('Deniz', 'Kaya', 'ROLE_EMPLOYEE', 'linz'),
  person('Heidi', 'Kogler', 'ROLE_BRANCH_MANAGER', 'graz'),
  person('Jure', 'Zupan', 'ROLE_SHIFT_LEAD', 'graz'),
  person('Vroni', 'Strohmeier', 'ROLE_EMPLOYEE', 'graz', 'wien'),
  person('Petra', 'Rechberger', 'ROLE_ACCOUNTING'),
  person('Olga', 'Baumann', 'ROLE_AUDITOR'),
  person('Timo', 'Kern', 'ROLE_CONTENT_EDITOR'),
];

export const teamOf = (branch: string, role: Role): StaffMember => {
  const member = staff.find((one) => one.roles.includes(role) && one.branches.includes(branch));
  if (!member) throw new Error(`Nobody is ${role} at ${branch}`);
  return member;
};
