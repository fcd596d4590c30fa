import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../../shared/icon.js';

interface Props {
  label: string;
  icon: IconName;
  isWrong: boolean;
  onClick(): void;
  children: ReactNode;
}

/** A field whose value is chosen in a dialog. */
export function PickerButton({ label, icon, isWrong, onClick, children }: Props) {
  const id = useId();
  return (
    <div>
      <span id={`${id}-name`} className="mb-1 block font-semibold">
        {label}
      </span>
      <button
        type="button"
        aria-labelledby={`${id}-name ${id}-value`}
        aria-haspopup="dialog"
        onClick={onClick}
        className={`field flex items-center gap-2.5 text-left hover:border-ink ${isWrong ? 'border-alarm! bg-alarm-pale!' : ''}`}
      >
        <Icon name={icon} />
        <span id={`${id}-value`} className="grow">
          {children}
        </span>
        <Icon name="chevron" size={16} />
      </button>
    </div>
  );
}
