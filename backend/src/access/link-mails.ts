import type { OutgoingMail } from '../platform/mail/mailer.js';
import type { Account } from './account.entity.js';

export const loginLinkMail = (account: Account, url: string, minutes: number): OutgoingMail => ({
  to: account.email,
  person: account.id,
  subject: 'Ihr Anmeldelink',
  text: `Guten Tag ${nameOf(account)},

mit diesem Link melden Sie sich ohne Passwort an:

${url}

Der Link gilt ${minutes} Minuten und nur einmal. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ohne diesen Link kann sich niemand damit anmelden.
`,
});

export const invitationMail = (account: Account, url: string, days: number): OutgoingMail => ({
  to: account.email,
  person: account.id,
  subject: 'Ihr Zugang',
  text: `Guten Tag ${nameOf(account)},

für Sie wurde ein Zugang eingerichtet. Ihr Benutzername ist „${account.username}“.

Mit diesem Link melden Sie sich zum ersten Mal an und wählen ein Passwort:

${url}

Der Link gilt ${days} Tage und nur einmal.
`,
});

/** Sent to the previous address. It may have been another person's by mistake, so the mail omits the new one. */
export const addressLeftMail = (former: Account): OutgoingMail => ({
  to: former.email,
  person: former.id,
  subject: 'Ihre E-Mail-Adresse wurde geändert',
  text: `Guten Tag ${nameOf(former)},

zu Ihrem Zugang „${former.username}“ gehört jetzt eine andere E-Mail-Adresse. Anmeldelinks gehen nicht mehr hierher, und alle Sitzungen wurden beendet.

Wenn Sie davon nichts wissen, wenden Sie sich bitte gleich an Ihre Administration.
`,
});

const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`.trim();
