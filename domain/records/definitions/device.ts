import type { z } from 'zod';
import type { Problem } from '../../kernel/refusal.js';
import {
  choice,
  choiceOrUsual,
  choices,
  flag,
  identifier,
  optionalNumber,
  optionalReference,
  optionalText,
  reference,
  text,
} from '../fields.js';
import type { Fields } from '../record-state.js';
import { referredId } from '../reference-fields.js';
import { resource } from '../resource.js';

const kindWords = {
  receiptPrinter: 'Bondrucker',
  labelPrinter: 'Etikettendrucker',
  frontdesk: 'Ausgabe',
  kiosk: 'Kiosk',
  terminal: 'Terminal',
  tablet: 'Tablet',
  phone: 'Telefon',
};

export const driverWords = {
  none: 'Keine, gedruckt wird im Browser',
  'escpos-tcp': 'ESC/POS über das Netz',
  'epson-sdp': 'Epson Server Direct Print',
  'star-cloudprnt': 'Star CloudPRNT',
};

export const roleWords = { receipt: 'Belege und Lieferscheine', kitchen: 'Küchenbons', label: 'Etiketten' };

const isPrinter = ({ kind }: Fields): boolean => kind === 'receiptPrinter' || kind === 'labelPrinter';
const printer = { section: 'Drucker', appliesTo: isPrinter };
const paper = { section: 'Papier', appliesTo: isPrinter };
const overNetwork = {
  ...printer,
  appliesTo: (fields: Fields) => isPrinter(fields) && fields.driver === 'escpos-tcp',
};

interface Connected {
  readonly kind: string;
  readonly driver: string;
  readonly host: string;
}

const HOST = /^[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/i;

/** A printer that is called over the network has an address. */
function connectionProblems({ kind, driver, host }: Connected): Problem[] {
  if (!isPrinter({ kind }) || driver !== 'escpos-tcp' || HOST.test(host)) return [];
  const message = 'Bitte geben Sie die Adresse des Druckers an, zum Beispiel 192.168.1.50.';
  return [{ message, field: 'host' }];
}

/** A printer, or another device of a branch. */
export const device = resource({
  name: 'device',
  path: 'devices',
  words: { one: 'Gerät', many: 'Geräte' },
  fields: {
    name: text('Name', { max: 60 }),
    identifier: identifier(),
    branch: reference('branch', 'Filiale'),
    kind: choice('Art', kindWords),
    isActive: flag('In Betrieb', { usually: true, help: 'Sonst wird darauf nichts gedruckt.' }),
    roles: choices('Druckt', roleWords, {
      ...printer,
      help: 'Ein Etikettendrucker druckt ohne Angabe Etiketten, und sonst nur, was hier steht.',
    }),
    isAutomatic: flag('Küchenbon bei Bestätigung', {
      ...printer,
      help: 'Druckt jede bestätigte Bestellung der Filiale von selbst.',
      appliesTo: (fields) =>
        isPrinter(fields) && Array.isArray(fields.roles) && fields.roles.includes('kitchen'),
    }),
    fallback: optionalReference('device', 'Ersatzdrucker', {
      ...printer,
      help: 'Druckt, wenn dieser Drucker zweimal nicht konnte.',
    }),
    driver: choiceOrUsual('Anschluss', driverWords, 'none', printer),
    host: optionalText('Adresse im Netz', { ...overNetwork, max: 255 }),
    port: optionalNumber('Port', { ...overNetwork, min: 1, max: 65_535, step: 1, help: 'Leer: 9100.' }),
    hasStatus: flag('Meldet seinen Zustand', {
      ...overNetwork,
      usually: true,
      help: 'Ohne Rückmeldung gilt als gedruckt, was übertragen wurde.',
    }),
    width: choiceOrUsual('Breite', { '58': '58 mm', '80': '80 mm' }, '80', paper),
    codepage: choiceOrUsual(
      'Zeichentabelle',
      {
        cp858: 'CP858 (Westeuropa mit €)',
        cp1252: 'Windows-1252',
        'iso8859-15': 'ISO 8859-15 (Latein 9)',
        cp852: 'CP852 (Mitteleuropa)',
        cp437: 'CP437',
      },
      'cp858',
      paper,
    ),
    isRaster: flag('Als Bild drucken', {
      ...paper,
      help: 'Langsamer, aber jedes Zeichen stimmt.',
    }),
    cut: choiceOrUsual(
      'Abschneiden',
      { full: 'Ganz', partial: 'Bis auf einen Steg', none: 'Nie' },
      'partial',
      paper,
    ),
    opensDrawer: flag('Öffnet die Kassenlade', {
      ...printer,
      help: 'Beim ersten Beleg einer Bestellung, wenn er eine Barzahlung ausweist.',
    }),
    copies: optionalNumber('Ausdrucke', {
      ...paper,
      min: 1,
      max: 5,
      step: 1,
      help: 'Wie oft jeder Auftrag gedruckt wird. Leer: einmal.',
    }),
  },
  title: ['name'],
  unique: [['identifier']],
  search: ['name', 'identifier'],
  columns: ['name', 'branch', 'kind', 'driver', 'isActive'],
  sort: 'name',
  access: { read: 'staff.read', change: 'branch.change' },
  begins: { kind: 'receiptPrinter' },
  problems: connectionProblems,
  branches: (_id, { branch }) => [referredId(branch) ?? ''],
  example: {
    name: 'Küche Altstadt',
    identifier: 'kueche-altstadt',
    branch: { id: '3e0b6402-1dc0-56a7-a444-e2d1c28e289f' },
    kind: 'receiptPrinter',
    roles: ['kitchen'],
    driver: 'epson-sdp',
  },
});
export type Device = z.infer<typeof device.schemas.entity>;
