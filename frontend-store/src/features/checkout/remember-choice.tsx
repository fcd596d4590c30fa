import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { detailsChanged, type OrderDetails } from '../../shared/order-details/details-slice.js';
import {
  emptyRemembered,
  forgetDetails,
  rememberDetails,
  rememberedDetails,
} from '../../shared/order-details/remembered-details.js';
import { noticeShown } from '../../shared/notice/notice-slice.js';

interface Props {
  details: OrderDetails;
  /** What was remembered is gone, from the fields as well. */
  onForget(): void;
}

/** Whether contact and address stay on this device for the next order. They follow what is typed while they do. */
export function RememberChoice({ details, onForget }: Props) {
  const dispatch = useDispatch();
  const [isRemembered, setRemembered] = useState(() => rememberedDetails() !== null);
  const [wasRemembered] = useState(isRemembered);
  useEffect(() => {
    if (isRemembered) rememberDetails(details);
  }, [isRemembered, details]);
  const choose = (isWanted: boolean) => {
    if (!isWanted) forgetDetails();
    setRemembered(isWanted);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <label className="flex min-h-[2.6rem] items-start gap-3 py-[0.55rem] leading-snug">
        <input
          type="checkbox"
          checked={isRemembered}
          onChange={({ target }) => choose(target.checked)}
          className="size-6 shrink-0 accent-plum"
        />
        <span>Angaben auf diesem Gerät merken</span>
      </label>
      {wasRemembered && isRemembered && (
        <button
          type="button"
          className="link min-h-[2.6rem] text-sm"
          onClick={() => {
            choose(false);
            dispatch(detailsChanged(emptyRemembered));
            dispatch(noticeShown('Die gemerkten Angaben sind gelöscht.'));
            onForget();
          }}
        >
          Gemerkte Angaben löschen
        </button>
      )}
    </div>
  );
}
