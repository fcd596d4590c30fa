import { formatTime } from '@bestellwerk/domain/text/formats';
import { Icon } from '../../shared/icon.js';
import type { OrderStep } from './order-steps.js';

const squares: Record<OrderStep['state'], string> = {
  done: 'forced-mark bg-plum text-white',
  current:
    'forced-edge bg-mustard text-ink shadow-[0_0_0_0_rgb(174_47_104/0.5)] animate-[breathe_1.8s_ease-out_infinite]',
  ahead: 'border-2 border-line bg-white',
};

/** The way of an order; the line grows as it moves on. */
export function ProgressSteps({ steps, timeZone }: { steps: readonly OrderStep[]; timeZone: string }) {
  const reached = steps.findLastIndex((step) => step.state !== 'ahead') + 1;
  const share = Math.max(0, (reached - 1) / (steps.length - 1));
  return (
    <div className="relative">
      <div className="absolute top-6 bottom-6 left-[1.125rem] w-1 bg-line" aria-hidden="true">
        <div
          className="size-full origin-top bg-plum transition-transform duration-1000 ease-in-out"
          style={{ transform: `scaleY(${share})` }}
        />
      </div>
      <ol className="relative flex flex-col gap-4" aria-label="Fortschritt">
        {steps.map((step) => (
          <li
            key={step.label}
            aria-current={step.state === 'current' ? 'step' : undefined}
            data-state={step.state}
            className="flex min-h-10 items-center gap-4"
          >
            <span
              className={`grid size-10 shrink-0 place-items-center transition-colors duration-700 ${squares[step.state]}`}
            >
              {step.state === 'current' ? (
                <span className="forced-mark size-3 bg-ink" aria-hidden="true" />
              ) : (
                step.state === 'done' && <Icon name="check" size={22} />
              )}
            </span>
            <span className={step.state === 'ahead' ? 'text-ink-soft' : 'font-bold'}>
              {step.label}
              {step.state === 'ahead' && <span className="sr-only"> (noch offen)</span>}
            </span>
            {step.at && (
              <time dateTime={step.at} className="ml-auto shrink-0 text-ink-soft tabular-nums">
                {formatTime(new Date(step.at), timeZone)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
