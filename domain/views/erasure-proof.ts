import type { Erasure } from '../contracts/personal-data.schema.js';
import { erasureReasonLabels } from '../ordering/order-texts.js';
import { formatDate, formatDateTime } from '../text/formats.js';
import { type Line, linesHtml, listHtml, pageHtml, sectionHtml } from './html-page.js';

type Order = Erasure['orders'][number];

/** Who asked for an erasure, for people. */
export const erasedBy = ({ requestedBy, reason }: Pick<Erasure, 'requestedBy' | 'reason'>): string =>
  requestedBy === null ? `Regel (${erasureReasonLabels[reason]})` : (requestedBy.name ?? 'Gelöschte Person');

export const emptiedLines = ({ emptied }: Pick<Erasure, 'emptied'>): Line[] => [
  ['Vernichtete Schlüssel', emptied.keys],
  ['Gelöschte E-Mails', emptied.mails],
  ['Gelöschte wartende Nachrichten', emptied.messages],
  ['Gelöschte Dateien', emptied.uploads],
];

export const emptiedPlaces =
  'Geleert wurden Bestellungen, Verlauf, Suche, Statusseiten, Zahlungsgründe, Notizen, Bewertungen, Angebote, Nachrichten, ' +
  'E-Mails, Dateien und Kundeneinträge. Im Ereignisprotokoll sind die Angaben ohne ihren Schlüssel nicht mehr lesbar. ' +
  'Beträge, Steuern, Zeiten und bestellte Positionen bleiben, weil das Gesetz sie verlangt.';

/** The result of the search after the erasure; null as long as it is not known. */
export function leftText({ left }: Pick<Erasure, 'left'>): string | null {
  if (left === null) return null;
  const { keys, mails, uploads, readModels, found } = left;
  const parts = [
    ...(keys > 0 ? [`${keys} Schlüssel`] : []),
    ...(mails > 0 ? [`${mails} E-Mails`] : []),
    ...(uploads > 0 ? [`${uploads} Dateien`] : []),
    ...(readModels > 0 ? [`${readModels} Einträge`] : []),
  ];
  const nothing = 'Die Suche nach der Löschung hat nichts mehr gefunden, was gelöscht werden sollte.';
  const text = parts.length === 0 ? nothing : `Nach der Löschung sind noch übrig: ${parts.join(', ')}.`;
  if (found === null || found === 0) return text;
  const others = found === 1 ? 'einen weiteren Eintrag' : `${found} weitere Einträge`;
  return `${text} Dieselbe Suche findet noch ${others}: nicht ausgewählt, oder noch nicht abgeschlossen.`;
}

export const erasedOrderText = ({ uid, ticketNumber, branch, date }: Order, timeZone: string): string =>
  [
    `Bestellung ${uid}`,
    ticketNumber === null ? null : `Ticket ${ticketNumber}`,
    date === null ? null : formatDate(new Date(`${date}T12:00:00Z`), timeZone),
    branch,
  ]
    .filter(Boolean)
    .join(', ');

/** The proof as a file. Nothing in it reveals who the person was. */
export function erasureProofHtml(erasure: Erasure, timeZone: string): string {
  const time = (at: string) => formatDateTime(new Date(at), timeZone);
  const erased = erasure.orders.filter(({ outcome }) => outcome === 'erased');
  const others = erasure.orders.filter(({ outcome }) => outcome !== 'erased');
  const text = (order: Order) => erasedOrderText(order, timeZone);
  const head = linesHtml([
    ['Nummer', erasure.id],
    ['Anlass', erasureReasonLabels[erasure.reason]],
    ['Verlangt', time(erasure.requestedAt)],
    ['Abgeschlossen', erasure.finishedAt && time(erasure.finishedAt)],
    ['Veranlasst von', erasedBy(erasure)],
    ['Prüfwert der Suche', erasure.searchHash],
    ['Gelöschte Kundeneinträge', erasure.customers.filter(({ outcome }) => outcome === 'erased').length],
    ...emptiedLines(erasure),
  ]);
  const sections = [
    sectionHtml('Ergebnis', `<p>${leftText(erasure) ?? 'Noch nicht abgeschlossen.'}</p>`),
    sectionHtml('Wo gelöscht wurde', `<p>${emptiedPlaces}</p>`),
    sectionHtml(`Gelöschte Bestellungen (${erased.length})`, listHtml(erased.map(text))),
    others.length > 0 &&
      sectionHtml(
        `Nicht gelöschte Bestellungen (${others.length})`,
        listHtml(others.map((order) => `${text(order)}: ${order.text ?? 'noch nicht bearbeitet'}`)),
      ),
  ];
  return pageHtml(
    'Nachweis über die Löschung personenbezogener Daten',
    [head, ...sections.filter(Boolean)].join('\n'),
  );
}
