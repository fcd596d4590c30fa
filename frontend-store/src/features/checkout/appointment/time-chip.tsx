import type { ReactNode } from 'react';

interface Props {
  isChosen: boolean;
  onClick(): void;
  children: ReactNode;
}

/** A time to choose by one tap. */
export const TimeChip = ({ isChosen, onClick, children }: Props) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onClick}
    className="min-h-[2.6rem] rounded-box border-2 border-field-line bg-white px-2 py-1 tablet:px-3 text-left leading-snug font-semibold tabular-nums hover:border-ink hover:bg-mustard-pale aria-pressed:border-ink aria-pressed:bg-mustard-pale"
  >
    {children}
  </button>
);
