import type { AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import { formatDate } from '@bestellwerk/domain/text/formats';
import { actorLabels } from '@bestellwerk/domain/ordering/actor-labels';
import { closingEntryText } from '@bestellwerk/domain/ordering/closing/closing-texts';
import { originLabels } from '@bestellwerk/domain/ordering/order-labels';
import { journalArea } from '@bestellwerk/domain/views/journal-words';

const BYTE_ORDER_MARK = '\uFEFF';
const heads = ['Datum', 'Uhrzeit', 'Wer', 'Was', 'Bereich', 'Betrifft', 'Einzelheiten', 'Ticket', 'Filiale', 'Über', 'Ereignis', 'Verlauf', 'Nummer', 'Kennung', 'Zeitpunkt (UTC)']; // prettier-ignore

/** Entries of the journal for spreadsheets, some at a time. */
export async function* journalCsv(
  parts: AsyncIterable<readonly AuditLogEntry[]>,
  timeZone: string,
  currency: string,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${heads.join(';')}\r\n`;
  for await (const entries of parts) {
    yield entries.map((entry) => `${cellsOf(entry, timeZone, currency).map(quoted).join(';')}\r\n`).join('');
  }
}

/** The same, one JSON a line. */
export async function* journalLines(parts: AsyncIterable<readonly AuditLogEntry[]>): AsyncGenerator<string> {
  for await (const entries of parts) yield entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

function cellsOf(entry: AuditLogEntry, timeZone: string, currency: string): string[] {
  const at = new Date(entry.at);
  return [
    formatDate(at, timeZone),
    at.toLocaleTimeString('de-DE', { timeZone }),
    entry.actor.name ?? actorLabels[entry.actor.kind],
    entry.text,
    journalArea(entry.resource)?.one ?? entry.resource,
    entry.order?.uid ?? entry.title ?? entry.record,
    entry.closing ? closingEntryText(entry.closing, currency) : (entry.detail ?? ''),
    entry.order ? String(entry.order.ticketNumber) : '',
    entry.branch?.name ?? '',
    originLabels[entry.origin],
    entry.type,
    `${entry.resource}-${entry.record}`,
    entry.revision,
    entry.id,
    entry.at,
  ];
}

/** An apostrophe prevents spreadsheets from evaluating what somebody typed as a formula. */
function quoted(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
