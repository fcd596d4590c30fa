import { branchesFor, type Action } from './policy.js';
import { roleWords } from './role-words.js';
import { roleSchema } from './roles.js';

const inBranches: readonly string[] = ['ROLE_EMPLOYEE', 'ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER'];

/** Who may do something: 'Filialleitung, Prüfung und Administration'. */
export function whoMay(action: Action): string {
  const names = rolesThatMay(action);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
}

/** 'Zahlungen sehen Buchhaltung und Administration.' */
export const whoSees = (what: string, action: Action): string =>
  `${what} ${rolesThatMay(action).length === 1 ? 'sieht die' : 'sehen'} ${whoMay(action)}.`;

function rolesThatMay(action: Action): string[] {
  const roles = roleSchema.options.filter(
    (role) => branchesFor({ roles: [role], branches: ['a'] }, action).length > 0,
  );
  return roles.includes('ROLE_EMPLOYEE')
    ? [
        'die Mitarbeitenden der Filiale',
        ...roles.filter((role) => !inBranches.includes(role)).map((role) => roleWords[role]),
      ]
    : roles.map((role) => roleWords[role]);
}
