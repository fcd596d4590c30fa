import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import classes from '../../../shared/orders/orders.module.css';
import notes from '../../../shared/ui/notes.module.css';

const texts: Record<NonNullable<StaffOrder['paymentTrouble']>, [what: string, remedy: string]> = {
  captureFailed: [
    'Abbuchung fehlgeschlagen: Die Bestellung ist nicht bezahlt.',
    'Lassen Sie den Gast anders bezahlen, bevor er die Bestellung bekommt.',
  ],
  refundFailed: [
    'Rückzahlung fehlgeschlagen: Der Gast hat sein Geld noch nicht zurück.',
    'Versuchen Sie es unten mit „Zurückzahlen“ noch einmal oder überweisen Sie ihm den Betrag.',
  ],
  chargeback: [
    'Rückbuchung durch die Bank des Gastes: Das Geld ist nicht mehr da.',
    'Klären Sie das mit dem Gast. Zahlen Sie ihm nichts zurück, solange es offen ist.',
  ],
};

/** An alarm about an online payment that no rule can settle, with what to do. */
export function TroubleNotice({ order: { paymentTrouble } }: { order: Pick<StaffOrder, 'paymentTrouble'> }) {
  if (!paymentTrouble) return null;
  const [what, remedy] = texts[paymentTrouble];
  return (
    <p className={`${notes.alert} ${classes.incomplete}`} role="alert">
      <strong>{what}</strong> {remedy}
    </p>
  );
}
