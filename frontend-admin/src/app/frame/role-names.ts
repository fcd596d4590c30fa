import type { Role } from '@bestellwerk/domain/access/roles';

export const roleNames: Record<Role, string> = {
  ROLE_EMPLOYEE: 'Mitarbeit',
  ROLE_SHIFT_LEAD: 'Schichtleitung',
  ROLE_BRANCH_MANAGER: 'Filialleitung',
  ROLE_ACCOUNTING: 'Buchhaltung',
  ROLE_CONTENT_EDITOR: 'Redaktion',
  ROLE_AUDITOR: 'Prüfung',
  ROLE_ADMIN: 'Administration',
};
