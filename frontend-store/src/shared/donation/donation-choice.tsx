import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { donationText } from '@bestellwerk/domain/ordering/checkout/donation';
import { useShop } from '../catalogue/use-shop.js';
import { detailsChanged, type OrderDetails } from '../order-details/details-slice.js';
import { DonationDialog } from './donation-dialog.js';

/** To whom the order's donation goes, with the dialog in which it is chosen. */
export function DonationChoice({ id }: { id?: string }) {
  const { config, donatees } = useShop();
  const dispatch = useDispatch();
  const chosen = useSelector((state: { details: OrderDetails }) => state.details.donatee);
  const [isChoosing, setChoosing] = useState(false);
  const donatee = donatees.find((one) => one.id === chosen);
  return (
    <div id={id} tabIndex={-1} className="space-y-3">
      <p className="text-sm">{donationText(config.currency)}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="word-wide font-semibold">{donatee ? `Für: ${donatee.name}` : 'Keine Spende'}</p>
        <button
          type="button"
          className="button-plain"
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {donatee ? 'Organisation ändern' : 'Organisation wählen'}
        </button>
      </div>
      {isChoosing && (
        <DonationDialog
          donatees={donatees}
          chosen={donatee?.id ?? null}
          onSave={(id) => {
            dispatch(detailsChanged({ donatee: id }));
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
