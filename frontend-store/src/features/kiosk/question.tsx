import type { ReactNode } from 'react';
import { Dialog } from '../../shared/dialog/dialog.js';

interface Props {
  title: string;
  text: ReactNode;
  /** The answer that changes nothing; closing the dialog is the same. */
  stay: string;
  onStay(): void;
  leave: string;
  onLeave(): void;
}

/** Asks a guest of a kiosk before something is given up. */
export const Question = ({ title, text, stay, onStay, leave, onLeave }: Props) => (
  <Dialog label={title} onClose={onStay}>
    <div className="space-y-6 p-8 text-left">
      <h2 className="pr-12 text-4xl">{title}</h2>
      {text}
      <div className="flex flex-wrap gap-4">
        <button type="button" className="button-main grow text-xl" onClick={onStay}>
          {stay}
        </button>
        <button type="button" className="button-plain grow text-xl" onClick={onLeave}>
          {leave}
        </button>
      </div>
    </div>
  </Dialog>
);
