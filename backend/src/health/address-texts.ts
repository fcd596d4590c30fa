import type { HealthItem } from '@bestellwerk/domain/contracts/health.schema';

const ONLY_HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i;

/** Links in mails and invitations begin with the public address: nobody else can open this machine's own name. */
export function describeAddress(publicUrl: string): HealthItem {
  const about = { id: 'address', title: 'Öffentliche Adresse' } as const;
  if (!ONLY_HERE.test(new URL(publicUrl).hostname)) {
    return { ...about, state: 'ok', text: `Links in Mails führen zu ${publicUrl}.`, advice: null };
  }
  return {
    ...about,
    state: 'warning',
    text: `Links in Mails und Einladungen führen zu ${publicUrl}. Diese Adresse lässt sich nur auf dem Rechner öffnen, auf dem Bestellwerk läuft.`,
    advice: 'Bitte setzen Sie PUBLIC_URL auf die Adresse, unter der alle anderen Bestellwerk erreichen.',
  };
}
