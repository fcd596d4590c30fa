import {
  paymentKindLabels,
  paymentMethodLabels,
  recorderName,
} from '@bestellwerk/domain/ordering/order-labels';
import { refundReasons } from '@bestellwerk/domain/ordering/refunds';
import { formatDate, formatTime } from '@bestellwerk/domain/text/formats';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { csvFile, csvMoney, csvText as text } from './csv.js';

export interface BranchOfPayments {
  readonly name: string;
  readonly timeZone: string;
}

const heads = ['Geschäftstag', 'Datum', 'Uhrzeit', 'Filiale', 'Bestellung', 'Ticket', 'Art', 'Zahlungsart', 'Betrag', 'Währung', 'Grund', 'Erfasst von', 'Beleg', 'Storniert Beleg', 'Beleg beim Anbieter']; // prettier-ignore

/** Exports payments in the CSV format of German spreadsheets and accounting programs. */
export function paymentsCsv(
  payments: readonly Payment[],
  branchOf: (id: string) => BranchOfPayments,
): string {
  const lines = payments.map((payment) => lineOf(payment, branchOf(payment.branch)));
  return csvFile([heads, ...lines]);
}

function lineOf(payment: Payment, { name, timeZone }: BranchOfPayments): string[] {
  const at = new Date(payment.at);
  return [
    formatDate(new Date(`${payment.date}T12:00:00Z`), 'UTC'),
    formatDate(at, timeZone),
    formatTime(at, timeZone),
    text(name),
    text(payment.uid),
    String(payment.ticketNumber),
    paymentKindLabels[payment.kind],
    text(paymentMethodLabels[payment.method]),
    csvMoney(payment.amount),
    payment.currency,
    text(refundReasons(payment).join(', ')),
    text(recorderName(payment) ?? ''),
    payment.id,
    payment.corrects ?? '',
    text(payment.reference ?? ''),
  ];
}
