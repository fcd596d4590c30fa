import { useState } from 'react';
import type { Closing } from '@bestellwerk/domain/contracts/closing.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { useAppDispatch } from '../../shared/api/redux.js';
import { formErrorsOf, sendOnce } from '../../shared/forms/form-sending.js';
import { useCurrency } from '../../shared/shop/shop-api.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { useCloseMutation } from './closing-api.js';
import { periodText } from './period.js';

interface Properties {
  branch: string;
  closing: Closing;
  isOpen: boolean;
  onClose(): void;
}

/** Asks before a month is closed. */
export function CloseMonthDialog({ branch, closing: { period, figures }, isOpen, onClose }: Properties) {
  const dispatch = useAppDispatch();
  const currency = useCurrency();
  const [problem, setProblem] = useState<string | null>(null);
  const [close, { isLoading }] = useCloseMutation();

  const send = async () => {
    const body = { shown: { gross: figures.gross, amount: figures.amount } };
    const { error } = await sendOnce(`close:${branch}:${period}`, body, (idempotencyKey) =>
      close({ ...{ branch, period, body }, idempotencyKey }),
    );
    if (error) return setProblem(formErrorsOf(error, () => false).general);
    dispatch(toastShown({ kind: 'success', text: `${periodText(period)} ist abgeschlossen.` }));
    onClose();
  };

  return (
    <ConfirmDialog
      opened={isOpen}
      title={`${periodText(period)} abschließen`}
      action="Monat abschließen"
      isWorking={isLoading}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <FormAlert text={problem} />
      <p>
        Umsatz {formatMoney(figures.gross, currency)}, Einnahmen {formatMoney(figures.amount, currency)}.
        Danach kann kein Tag dieses Monats wieder geöffnet werden, solange der Monat abgeschlossen ist.
      </p>
    </ConfirmDialog>
  );
}
