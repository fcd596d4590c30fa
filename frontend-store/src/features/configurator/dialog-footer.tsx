import type { ReactNode } from 'react';
import { Icon } from '../../shared/icon.js';

interface Props {
  quantity: ReactNode;
  /** What the main button does. */
  label: string;
  /** With it; null where none is shown. */
  price: string | null;
  isDisabled: boolean;
  /** Of one step among several: leads to the one before, or out of the dialog. */
  onBack?: (() => void) | undefined;
  /** Saves beside a main button that leads on; left out where that is not possible. */
  save?: { readonly label: string; onSave(): void } | undefined;
}

/** Quantity, the way back and one main button with the price. On phones they share a row where it is wide enough. */
export const DialogFooter = ({ quantity, label, price, isDisabled, onBack, save }: Props) => (
  <footer className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t-4 border-mustard bg-white px-4 py-3 tablet:justify-between tablet:gap-4 tablet:px-8">
    <div className={onBack ? 'flex grow flex-wrap items-center justify-between gap-3 tablet:grow-0' : ''}>
      {quantity}
      {save && (
        <button type="button" className="button-plain" onClick={save.onSave}>
          {save.label}
        </button>
      )}
    </div>
    <div
      className={`flex min-w-36 flex-1 gap-2 ${onBack ? 'basis-full tablet:basis-0' : 'basis-0'} tablet:justify-end`}
    >
      {onBack && (
        <button
          type="button"
          aria-label="Zurück"
          className="button-plain w-13 shrink-0 px-0"
          onClick={onBack}
        >
          <Icon name="back" />
        </button>
      )}
      <button
        type="submit"
        disabled={isDisabled}
        className={`button-main grow flex-wrap gap-x-3 gap-y-0 py-1 leading-tight tablet:grow-0 tablet:px-6 ${onBack ? 'justify-between px-4' : 'max-tablet:inline-block max-tablet:px-3'}`}
      >
        {label}{' '}
        {price !== null && (
          <output aria-label="Preis" className="whitespace-nowrap tabular-nums">
            {price}
          </output>
        )}
      </button>
    </div>
  </footer>
);
