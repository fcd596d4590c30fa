import { useRef } from 'react';
import { Icon, type IconName } from '../icon.js';

interface Props {
  /** As the cart says it: '2', '0,25 kg'; empty while there is none, then it can only be added. */
  amount: string;
  labels: { more: string; less: string; remove: string };
  /** One step less takes it out: a bin in place of the minus. */
  isLast: boolean;
  /** Then more only says why not. */
  isMost: boolean;
  onMore(): void;
  onLess(): void;
  className?: string;
}

/** Minus or bin, the amount, and plus, which has the focus once nothing else is left. */
export function LineStepper({ amount, labels, isLast, isMost, onMore, onLess, className = '' }: Props) {
  const plus = useRef<HTMLButtonElement>(null);
  const isThere = amount !== '';
  const takeOff = () => {
    if (isLast) plus.current?.focus({ preventScroll: true });
    onLess();
  };
  return (
    <div
      className={`flex shrink-0 rounded-box ${isThere ? 'border-2 border-ink bg-white [&_button]:-my-0.5' : ''} ${className}`}
    >
      {isThere && (
        <>
          <StepButton
            icon={isLast ? 'bin' : 'minus'}
            label={isLast ? labels.remove : labels.less}
            onStep={takeOff}
          />
          <output className="grid min-w-7 place-items-center px-0.5 font-bold whitespace-nowrap tabular-nums">
            {amount}
          </output>
        </>
      )}
      <StepButton
        ref={plus}
        icon="plus"
        label={labels.more}
        isBold={!isThere}
        isDisabled={isMost}
        onStep={onMore}
      />
    </div>
  );
}

interface StepButtonProps {
  ref?: React.Ref<HTMLButtonElement>;
  icon: IconName;
  label: string;
  isBold?: boolean;
  isDisabled?: boolean;
  onStep(): void;
}

/** Stays focusable at the maximum: keys would otherwise lose their place. */
const StepButton = ({ ref, icon, label, isBold = false, isDisabled = false, onStep }: StepButtonProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={label}
    aria-disabled={isDisabled || undefined}
    onClick={onStep}
    className={`grid size-[44px] place-items-center rounded-box aria-disabled:text-field-line ${
      isBold ? 'bg-plum text-white hover:bg-plum-deep' : 'hover:bg-mustard'
    }`}
  >
    <Icon name={icon} size={isBold ? 20 : 18} />
  </button>
);
