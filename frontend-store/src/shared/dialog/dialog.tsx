import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon.js';
import { closeOnWayBack } from './dialog-history.js';

interface Props {
  /** The accessible name. */
  label: string;
  onClose(): void;
  children: ReactNode;
  /** Width on large screens; on phones a dialog is a sheet at the lower edge. */
  width?: 'narrow' | 'wide';
}

/** A modal on the native dialog: Escape, the way back, its button and a click beside it close it; the focus returns. */
export function Dialog({ label, onClose, children, width = 'narrow' }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  /** A press that began inside and ends beside the dialog marks text; only one that began beside it closes. */
  const isPressedBeside = useRef(false);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current!;
    const opener = document.activeElement;
    dialog.showModal();
    const leave = closeOnWayBack(() => close.current());
    return () => {
      leave();
      dialog.close();
      // The browser does so itself only for a dialog that is still in the page.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => (isPressedBeside.current = event.target === ref.current)}
      onClick={(event) => event.target === ref.current && isPressedBeside.current && onClose()}
      className={`rising fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full overflow-visible rounded-t-box bg-paper p-0 shadow-sheet short:max-h-dvh tablet:inset-0 tablet:m-auto tablet:h-fit tablet:rounded-box tablet:max-h-[88dvh] ${
        width === 'wide' ? 'tablet:w-[min(92vw,60rem)]' : 'tablet:w-[min(92vw,38rem)]'
      }`}
    >
      <div className="flex max-h-[inherit] flex-col overflow-clip overscroll-contain rounded-[inherit] short:block short:overflow-y-auto short:pr-12">
        <button
          type="button"
          onClick={onClose}
          aria-label="Schließen"
          className="absolute top-0 right-0 z-10 grid size-12 place-items-center rounded-tr-box bg-ink text-paper hover:bg-plum"
        >
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
