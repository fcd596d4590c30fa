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
    <button
      type="button"
      aria-labelledby={`${id}-name ${id}-value`}
      aria-haspopup="dialog"
      onClick={onClick}
      className={`field flex min-h-[3.1rem]! items-center gap-2.5 py-1! text-left hover:border-ink ${isWrong ? 'border-alarm! bg-alarm-pale!' : ''}`}
    >
      <Icon name={icon} />
      <span className="min-w-0 grow">
        <span id={`${id}-name`} className="block text-[0.8125rem] leading-5 font-semibold">
          {label}
        </span>
        <span id={`${id}-value`} className="block leading-tight">
          {children}
        </span>
      </span>
      <Icon name="chevron" size={16} />
    </button>
  );
}
