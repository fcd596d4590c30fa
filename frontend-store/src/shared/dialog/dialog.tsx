import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon.js';

interface Props {
  /** The accessible name. */
  label: string;
  onClose(): void;
  children: ReactNode;
  /** Width on large screens; on phones a dialog is a sheet at the lower edge. */
  width?: 'narrow' | 'wide';
}

/** A modal on the native dialog: Escape, the close button and a click beside it close it; the focus goes back. */
export function Dialog({ label, onClose, children, width = 'narrow' }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
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
      onClick={(event) => event.target === ref.current && onClose()}
      className={`rising fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full overflow-visible bg-paper p-0 shadow-sheet tablet:inset-0 tablet:m-auto tablet:h-fit tablet:max-h-[88dvh] ${
        width === 'wide' ? 'tablet:w-[min(92vw,60rem)]' : 'tablet:w-[min(92vw,38rem)]'
      }`}
    >
      <div className="flex max-h-[inherit] flex-col">
        <button
          type="button"
          onClick={onClose}
          aria-label="Schließen"
          className="absolute top-0 right-0 z-10 grid size-12 place-items-center bg-ink text-paper hover:bg-plum"
        >
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
