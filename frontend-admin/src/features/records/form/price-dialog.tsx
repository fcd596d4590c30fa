import type { PriceJump } from '@bestellwerk/domain/records/price-jumps';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';

/** Unusually large price changes that need confirmation before saving. */
export interface PriceQuestion {
  readonly jumps: readonly PriceJump[];
  readonly goOn: () => void;
}

interface Properties {
  question: PriceQuestion | null;
  onClose(): void;
}

const MOST_SHOWN = 8;

/** Asks before prices change at least tenfold. */
export function PriceDialog({ question, onClose }: Properties) {
  const currency = useCurrency();
  const jumps = question?.jumps ?? [];
  const others = jumps.length - MOST_SHOWN;
  return (
    <ConfirmDialog
      opened={question !== null}
      title={jumps.length === 1 ? 'Stimmt dieser Preis?' : 'Stimmen diese Preise?'}
      action="Ja, so speichern"
      onConfirm={() => {
        onClose();
        question?.goOn();
      }}
      onClose={onClose}
    >
      <p>Die Änderung ist mindestens zehnfach:</p>
      <ul>
        {jumps.slice(0, MOST_SHOWN).map(({ label, before, after }, index) => (
          <li key={index}>
            {label}: {formatMoney(before, currency)} → <strong>{formatMoney(after, currency)}</strong>
          </li>
        ))}
        {others > 0 && <li>und {others} weitere</li>}
      </ul>
    </ConfirmDialog>
  );
}
