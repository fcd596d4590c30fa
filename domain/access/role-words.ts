import type { Role } from './roles.js';

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
    'In den eigenen Filialen: sieht Bestellungen, Kunden, Angebot, Bildschirme und wer da ist; bestätigt Bestellungen, führt sie weiter und erfasst Zahlungen.',
  ROLE_SHIFT_LEAD:
    'Wie Mitarbeit. Lehnt außerdem Bestellungen ab, storniert sie, berichtigt Zahlungen, ändert Kunden und steuert Bildschirme; sieht Zahlungen, Arbeitszeiten und Benutzer.',
  ROLE_BRANCH_MANAGER:
    'Wie Schichtleitung. Ändert außerdem Angebot, Filiale, Benutzer und Arbeitszeiten, storniert auch, was schon unterwegs ist, richtet Terminals und Bildschirme ein; sieht Statistik und Systemzustand.',
  ROLE_ACCOUNTING:
    'In allen Filialen: sieht Bestellungen, Zahlungen, Statistik, Arbeitszeiten, Kunden, Benutzer und Angebot; ändert nichts.',
  ROLE_CONTENT_EDITOR:
    'In allen Filialen: ändert Angebot und Spendenempfänger, steuert Bildschirme und richtet sie ein. Sieht keine Bestellungen.',
  ROLE_AUDITOR:
    'In allen Filialen: sieht alles außer den E-Mails, auch Protokoll und Systemzustand; ändert nichts.',
  ROLE_ADMIN:
    'In allen Filialen: darf alles, auch Shop und Benutzer einrichten, E-Mails lesen und Personen endgültig löschen.',
} as const satisfies Record<Role, string>;
