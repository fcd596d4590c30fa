import type { PushKind } from '@bestellwerk/domain/contracts/push.schema';
import type { PushAbility } from '@bestellwerk/ui/push/browser-push';

export const kindLabels: Record<PushKind, string> = {
  newOrder: 'Neue Bestellungen und Anfragen',
  missed: 'Bestellungen, die niemand bestätigt hat',
  printerFault: 'Bons, die nicht gedruckt wurden',
};

/** Why this browser cannot be notified, and what to do about it. */
export const abilityTexts: Record<Exclude<PushAbility, 'possible'>, string> = {
  insecure: 'Benachrichtigungen gibt es nur über eine sichere Verbindung (https).',
  denied:
    'In diesem Browser sind Benachrichtigungen für diese Seite gesperrt. Erlauben Sie sie in den Einstellungen des Browsers, meist beim Schloss neben der Adresse, und laden Sie die Seite neu.',
  homeScreen:
    'Auf iPhone und iPad gibt es Benachrichtigungen nur, wenn Bestellwerk auf dem Startbildschirm installiert ist: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffnen Sie Bestellwerk von dort.',
  unsupported: 'Dieser Browser kann keine Benachrichtigungen empfangen. Bitte verwenden Sie einen anderen.',
};

/** Why it could not be switched on. */
export const refusalTexts = (reason: string): string =>
  reason === 'denied'
    ? 'Ohne Ihre Erlaubnis im Browser kann dieses Gerät nicht benachrichtigt werden.'
    : 'Der Dienst für Mitteilungen dieses Browsers ist nicht erreichbar. Bitte versuchen Sie es später noch einmal.';
