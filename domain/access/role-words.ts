import type { Role } from './roles.js';
import { type Action, branchesFor, isBranchRole } from './policy.js';

// Apart from the schema: the first script of the back office must not contain zod.

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

/** What each role may do, in words for the form of a user; a test compares it with the policy. */
export const roleDuties = {
  ROLE_EMPLOYEE:
    'In den eigenen Filialen: sieht Bestellungen, Kunden, Angebot, Bildschirme und wer da ist; nimmt Bestellungen auf, bestätigt sie, ändert sie, führt sie weiter, schreibt Notizen dazu, druckt sie, pausiert die Bestellannahme, sagt Wartezeiten an, meldet Ausverkauftes und erfasst Zahlungen.',
  ROLE_SHIFT_LEAD:
    'Wie Mitarbeit. Lehnt außerdem Bestellungen ab, storniert sie, kürzt sie auch, wenn schon bezahlt oder der Tag abgeschlossen ist, berichtigt Zahlungen, schließt Tage ab, beantwortet Bewertungen, ändert Kunden und steuert Bildschirme; sieht Zahlungen, Arbeitszeiten und Benutzer.',
  ROLE_BRANCH_MANAGER:
    'Wie Schichtleitung. Ändert außerdem Angebot, Filiale, Benutzer und Arbeitszeiten, storniert auch, was schon unterwegs ist, öffnet abgeschlossene Tage wieder, schließt Monate ab, richtet Terminals und Bildschirme ein; sieht Statistik und Systemzustand.',
  ROLE_ACCOUNTING:
    'In allen Filialen: sieht Bestellungen, Zahlungen, Statistik, Arbeitszeiten, Kunden, Benutzer und Angebot; schließt Monate ab und ändert sonst nichts.',
  ROLE_CONTENT_EDITOR:
    'In allen Filialen: ändert Angebot, Website und Spendenempfänger, steuert Bildschirme und richtet sie ein. Sieht keine Bestellungen.',
  ROLE_AUDITOR:
    'In allen Filialen: sieht alles außer den E-Mails, auch Protokoll und Systemzustand; ändert nichts.',
  ROLE_ADMIN:
    'In allen Filialen: darf alles, auch Shop und Benutzer einrichten, E-Mails lesen, Auskunft über Personen geben und Personen endgültig löschen.',
} as const satisfies Record<Role, string>;

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
