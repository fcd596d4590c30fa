import type { VisitContext } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import type { funnelSteps } from '@bestellwerk/domain/analytics/visit-sums';

export const UNKNOWN = 'Unbekannt';
export const DIRECT = 'Direkt aufgerufen';

export const browserLabel = (family: string): string => (family === '' ? UNKNOWN : family);

export const funnelLabels: Readonly<Record<(typeof funnelSteps)[number], string>> = {
  menu: 'Speisekarte',
  cart: 'Warenkorb',
  checkout: 'Kassa',
  order: 'Bestellung',
};

export const schemeLabels: Readonly<Record<string, string>> = { true: 'Dunkel', false: 'Hell' };

/** By the least width of the window. */
export const classLabels: Readonly<Record<string, string>> = {
  '0': 'Telefon (unter 720 px)',
  '720': 'Tablet (720 bis 1023 px)',
  '1024': 'Rechner (1024 bis 1599 px)',
  '1600': 'Großer Bildschirm (ab 1600 px)',
};

export const contextLabels: Readonly<Record<VisitContext | 'staff' | 'phone', string>> = {
  web: 'Online-Shop',
  pwa: 'Installierte App',
  'self-service': 'Bestellterminal',
  table: 'Tisch',
  staff: 'Vor Ort aufgenommen',
  phone: 'Telefon',
};
