const reasons = {
  'rights-changed': 'Ihre Rechte oder Ihre Filialen haben sich geändert.',
  'email-changed': 'Ihre E-Mail-Adresse wurde geändert.',
  'password-changed': 'Ihr Passwort wurde geändert.',
  'signed-out-elsewhere': 'Ihre Sitzung wurde unter „Mein Konto“ beendet.',
  'ended-by-others': 'Ihre Sitzung wurde von Ihrer Leitung beendet.',
  'access-ended': 'Ihr Zugang ist gesperrt oder abgelaufen. Bitte wenden Sie sich an Ihre Leitung.',
  expired: 'Ihre Sitzung ist abgelaufen.',
} as const;

/** Why a session ended in which its owner did not sign out. */
export type SessionEndReason = keyof typeof reasons;

export const sessionEndReasons = Object.keys(reasons) as SessionEndReason[];

export const isSessionEndReason = (reason: unknown): reason is SessionEndReason =>
  sessionEndReasons.some((one) => one === reason);

const AGAIN = 'Bitte melden Sie sich wieder an.';

/** What people read at the login. Where nothing is known, the browser had no session to show any more. */
export function sessionEndText(reason: SessionEndReason | null): string {
  if (reason === null) return `Ihre Sitzung ist abgelaufen oder wurde in diesem Browser beendet. ${AGAIN}`;
  return reason === 'access-ended' ? reasons[reason] : `${reasons[reason]} ${AGAIN}`;
}
