import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { donationText } from '@bestellwerk/domain/ordering/checkout/donation';
import { useShop } from '../catalogue/use-shop.js';
import { detailsChanged, type OrderDetails } from '../order-details/details-slice.js';
import { DonationDialog } from './donation-dialog.js';
import { OwnAmount } from './own-amount.js';

interface Props {
  /** Of the element that says to whom, and of the field for what the guest gives. */
  ids?: { readonly donatee: string; readonly amount: string };
  /** Whether guests can give something on top. */
  mayGive: boolean;
  amountProblem?: string | null;
}

/** To whom the order's donation goes, with the dialog in which that is chosen, and what the guest gives on top. */
export function DonationChoice({ ids, mayGive, amountProblem = null }: Props) {
  const { config, donatees } = useShop();
  const dispatch = useDispatch();
  const { donatee: chosen, donationAmount } = useSelector(
    ({ details }: { details: OrderDetails }) => details,
  );
  const [isChoosing, setChoosing] = useState(false);
  const donatee = donatees.find((one) => one.id === chosen);
  return (
    <div id={ids?.donatee} tabIndex={-1} className="space-y-3">
      <p className="text-sm">{donationText(config.currency)}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="word-wide min-w-[min(100%,12rem)] grow font-semibold">
          {donatee ? `Für: ${donatee.name}` : 'Noch keine Organisation gewählt'}
        </p>
        <button
          type="button"
          className="button-plain"
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {donatee ? 'Organisation ändern' : 'Organisation wählen'}
        </button>
      </div>
      {donatee && mayGive && (
        <OwnAmount
          currency={config.currency}
          amount={donationAmount}
          onChange={(amount) => dispatch(detailsChanged({ donationAmount: amount }))}
          fieldId={ids?.amount}
          problem={amountProblem}
        />
      )}
      {isChoosing && (
        <DonationDialog
          donatees={donatees}
          chosen={donatee?.id ?? null}
          onSave={(id) => {
            dispatch(detailsChanged({ donatee: id, ...(id === null && { donationAmount: null }) }));
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
