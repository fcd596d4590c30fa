import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { changeForgotten, type RemovedLine, selectLastChange } from './last-change-slice.js';
import { useCartChanges } from './use-cart-changes.js';

const SHOWN_FOR = 8_000;

/** What was taken out of the cart last, with the way to put it back; gone after a while, and with the next change. */
export function RemovedNote({ branch }: { branch: Branch }) {
  const { removed } = useSelector(selectLastChange(branch.identifier));
  return removed && <Note key={JSON.stringify(removed)} branch={branch} removed={removed} />;
}

function Note({ branch, removed }: { branch: Branch; removed: RemovedLine }) {
  const dispatch = useDispatch();
  const changes = useCartChanges(branch);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that took the line out had the focus, and is gone with it; another one keeps it.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.activeElement !== button.current) dispatch(changeForgotten({ branch: branch.identifier }));
    }, SHOWN_FOR);
    return () => clearInterval(timer);
  }, [branch.identifier, dispatch]);
  const text = `„${removed.item.remembered.name}“ entfernt.`;
  return (
    <p className="arriving flex flex-wrap items-center justify-between gap-x-4 border-l-4 border-mustard bg-mustard-pale pl-3">
      <span className="word-wide py-1.5 text-sm">{text}</span>
      <button
        ref={button}
        type="button"
        aria-label={`Rückgängig: ${text}`}
        onClick={() => changes.putBack(removed)}
        className="link min-h-11 px-3"
      >
        Rückgängig
      </button>
    </p>
  );
}
