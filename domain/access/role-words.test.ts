import { describe, expect, test } from '@jest/globals';
import { type Action, actions, branchesFor, isBranchRole } from './policy.js';
import { roleDuties, roleWords, whoMay, whoSees } from './role-words.js';
import { type Role, roleSchema } from './roles.js';

/** The words of each description with the actions they stand for; `every` adds actions that no word names. */
const meant: Record<
  Role,
  { like?: Role; words: Record<string, Action[]>; every?: (action: Action) => boolean }
> = {
  ROLE_EMPLOYEE: {
    words: {
      'sieht Bestellungen': ['orders.read'],
      Kunden: ['customers.read'],
      Angebot: ['staff.read'],
      Bildschirme: ['signage.read'],
      'wer da ist': ['presence.read'],
      'nimmt Bestellungen auf': ['order.enter'],
      'bestätigt sie': ['order.confirm'],
      'führt sie weiter': ['order.advance'],
      'ändert sie': ['order.change'],
      'schreibt Notizen': ['order.note'],
      'druckt sie': ['order.print'],
      'pausiert die Bestellannahme, sagt Wartezeiten an, meldet Ausverkauftes': ['ordering.limit'],
      'erfasst Zahlungen': ['order.pay'],
    },
  },
  ROLE_SHIFT_LEAD: {
    like: 'ROLE_EMPLOYEE',
    words: {
      'Lehnt außerdem Bestellungen ab': ['order.reject'],
      'storniert sie': ['order.cancel'],
      'kürzt sie auch, wenn schon bezahlt oder der Tag abgeschlossen ist': ['order.lowerSettled'],
      'berichtigt Zahlungen': ['payment.correct'],
      'schließt Tage ab': ['day.close'],
      'beantwortet Bewertungen': ['review.answer'],
      'ändert Kunden': ['customers.change'],
      'steuert Bildschirme': ['signage.command'],
      'sieht Zahlungen': ['payments.read'],
      Arbeitszeiten: ['workingTime.read'],
      Benutzer: ['users.read'],
    },
  },
  ROLE_BRANCH_MANAGER: {
    like: 'ROLE_SHIFT_LEAD',
    words: {
      'Ändert außerdem Angebot': ['catalogue.change'],
      Filiale: ['branch.change'],
      Benutzer: ['users.change'],
      Arbeitszeiten: ['workingTime.correct'],
      'storniert auch, was schon unterwegs ist': ['order.cancelDispatched'],
      'öffnet abgeschlossene Tage wieder': ['day.reopen'],
      'schließt Monate ab': ['month.close'],
      'richtet Terminals': ['workingTime.issueToken'],
      'Bildschirme ein': ['signage.pair'],
      'sieht Statistik': ['statistics.read'],
      Systemzustand: ['health.read'],
    },
  },
  ROLE_ACCOUNTING: {
    words: {
      'sieht Bestellungen': ['orders.read'],
      Zahlungen: ['payments.read'],
      Statistik: ['statistics.read'],
      Arbeitszeiten: ['workingTime.read'],
      Kunden: ['customers.read'],
      Benutzer: ['users.read'],
      Angebot: ['staff.read'],
      'schließt Monate ab': ['month.close'],
    },
  },
  ROLE_CONTENT_EDITOR: {
    words: {
      'ändert Angebot': ['catalogue.change', 'staff.read'],
      'Website und Spendenempfänger': ['content.change'],
      'steuert Bildschirme': ['signage.command', 'signage.read'],
      'richtet sie ein': ['signage.pair'],
    },
  },
  ROLE_AUDITOR: {
    words: { Protokoll: ['logs.read'], Systemzustand: ['health.read'] },
    every: (action) => isReading(action) && action !== 'mails.read',
  },
  ROLE_ADMIN: {
    words: {
      Shop: ['shop.change'],
      'Benutzer einrichten': ['users.change'],
      'E-Mails lesen': ['mails.read'],
      'Auskunft über Personen geben und Personen endgültig löschen': [
        'personalData.manage',
        'users.erase',
        'customers.erase',
      ],
    },
    every: () => true,
  },
};

const isReading = (action: Action) => action.endsWith('.read');
const branchesOf = (role: Role, action: Action) => branchesFor({ roles: [role], branches: ['a'] }, action);
const allowed = (role: Role) => actions.filter((action) => branchesOf(role, action).length > 0);
const named = (role: Role): Action[] => {
  const { like, words, every = () => false } = meant[role];
  const own = [...Object.values(words).flat(), ...actions.filter(every)];
  return [...new Set([...own, ...(like ? named(like) : [])])];
};

describe.each(roleSchema.options)('the description of %s', (role) => {
  const sentence = roleDuties[role];
  const { like, words } = meant[role];

  test('lists exactly what the policy allows', () => {
    for (const word of Object.keys(words)) expect(sentence).toContain(word);
    expect(named(role).sort()).toEqual(allowed(role).sort());
  });

  test('begins with the branches it applies to, or with the role it extends', () => {
    const begin = like
      ? `Wie ${roleWords[like]}.`
      : isBranchRole(role)
        ? 'In den eigenen Filialen:'
        : 'In allen Filialen:';
    expect(sentence.startsWith(begin)).toBe(true);
    const everywhere = allowed(role).filter((action) => branchesOf(role, action) === 'all');
    expect(everywhere).toEqual(isBranchRole(role) ? [] : allowed(role));
  });

  test('mentions whether the role can change nothing or see no orders', () => {
    expect(sentence.includes('ändert nichts')).toBe(allowed(role).every(isReading));
    expect(sentence.includes('Sieht keine Bestellungen')).toBe(!allowed(role).includes('orders.read'));
  });
});

test.each([
  ['health.read', 'Filialleitung, Prüfung und Administration'],
  ['statistics.read', 'Filialleitung, Buchhaltung, Prüfung und Administration'],
  ['logs.read', 'Prüfung und Administration'],
  ['mails.read', 'Administration'],
  ['presence.read', 'die Mitarbeitenden der Filiale, Prüfung und Administration'],
] as const)('%s may %s', (action, who) => expect(whoMay(action)).toBe(who));

test('the verb is singular for one role and plural for several', () => {
  expect(whoSees('E-Mails', 'mails.read')).toBe('E-Mails sieht die Administration.');
  expect(whoSees('Das Protokoll', 'logs.read')).toBe('Das Protokoll sehen Prüfung und Administration.');
});
