import type { Role } from './roles.js';

/** Labels of the roles. */
export const roleWords = {
  ROLE_EMPLOYEE: 'Mitarbeit',
  ROLE_SHIFT_LEAD: 'Schichtleitung',
  ROLE_BRANCH_MANAGER: 'Filialleitung',
  ROLE_ACCOUNTING: 'Buchhaltung',
  ROLE_CONTENT_EDITOR: 'Redaktion',
  ROLE_AUDITOR: 'Prüfung',
  ROLE_ADMIN: 'Administration',
} as const satisfies Record<Role, string>;
