import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { OnlinePaymentsDocument } from '@bestellwerk/domain/contracts/payments.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';

type Attempt = OnlinePaymentsDocument['attempts'][number];
type Refund = OnlinePaymentsDocument['refunds'][number];
type Order = Pick<StaffOrder, 'currency' | 'isPaid'>;

const attemptStates: Record<Attempt['status'], string> = {
  initiated: 'Begonnen',
  opened: 'Wartet auf den Gast',
  authorized: 'Freigegeben, noch nicht abgebucht',
  captured: 'Bezahlt',
  failed: 'Fehlgeschlagen',
  expired: 'Abgelaufen',
  canceled: 'Abgebrochen',
  voided: 'Aufgehoben, nichts abgebucht',
};

/** What became of an attempt to pay. */
export function attemptWords(attempt: Attempt, { currency, isPaid }: Order): string {
  const { status, captured, amount } = attempt;
  if (status === 'opened' && isPaid) return 'Nicht zu Ende geführt, läuft von selbst ab';
  if (status === 'authorized' && attempt.isVoidRequested) return 'Freigabe wird aufgehoben';
  if (status === 'authorized' && attempt.captureRequested > 0) return 'Freigegeben, wird gerade abgebucht';
  if (status === 'captured' && captured !== amount) return `${formatMoney(captured, currency)} bezahlt`;
  if (status === 'failed' && attempt.captureRequested > 0) return 'Abbuchung fehlgeschlagen';
  return attemptStates[status];
}

export const refundStates: Record<Refund['status'], string> = {
  requested: 'Rückzahlung unterwegs',
  succeeded: 'Zurückgezahlt',
  failed: 'Rückzahlung fehlgeschlagen',
};
