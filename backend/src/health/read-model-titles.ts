import type { Resource } from '@bestellwerk/domain/records/resource';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';

const titles = new Map<string, string>([
  ['order_board', 'Bestellungen'],
  ['order_history', 'Verlauf der Bestellungen'],
  ['order_search', 'Suche nach Bestellungen'],
  ['public_order', 'Statusseite der Kunden'],
  ['daily_sales', 'Umsatz je Tag'],
  ['payment', 'Zahlungen'],
  ['deadline', 'Fristen'],
  ['working_activity', 'Arbeitszeit'],
  ['signage_device', 'Bildschirme'],
  ['signage_command', 'Befehle an Bildschirme'],
  ['journal', 'Journal'],
  ...resources.map((resource) => [modelNameOf(resource), resource.words.many] as const),
]);

/** Every read model that must be there before the product is ready. */
export const readModelIds = (of: readonly Resource[]): string[] => [
  ...new Set([...titles.keys(), ...of.map(modelNameOf)]),
];

/** What people call a read model. */
export const readModelTitle = (id: string): string => titles.get(id) ?? id;
