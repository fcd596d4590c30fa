import { branchesFor, isBranchRole, type Action } from './policy.js';
import { roleWords } from './role-words.js';
import type { Role } from './roles.js';

/** Who may do something: 'Filialleitung, Prüfung und Administration'. */
export function whoMay(action: Action): string {
  const names = rolesThatMay(action);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
}

/** 'Zahlungen sehen Buchhaltung und Administration.' */
export const whoSees = (what: string, action: Action): string =>
  `${what} ${rolesThatMay(action).length === 1 ? 'sieht die' : 'sehen'} ${whoMay(action)}.`;

function rolesThatMay(action: Action): string[] {
  // The schema of roles would bring zod into the back office's first script.
  const roles = (Object.keys(roleWords) as Role[]).filter(
    (role) => branchesFor({ roles: [role], branches: ['a'] }, action).length > 0,
  );
  return roles.includes('ROLE_EMPLOYEE')
    ? [
        'die Mitarbeitenden der Filiale',
        ...roles.filter((role) => !isBranchRole(role)).map((role) => roleWords[role]),
      ]
    : roles.map((role) => roleWords[role]);
}
