import { type ReactNode, useRef } from 'react';
import { useLowerEdge } from '../../shared/page/use-lower-edge.js';

interface Props {
  label: string;
  children: ReactNode;
  /** Of the buttons: first what leads on, then what leaves it. */
  yes: { text: string; onClick(): void };
  no: { text: string; onClick(): void };
}

/** A question at the lower edge that keeps nobody from ordering, as that for consent is. */
export function LowerCard({ label, children, yes, no }: Props) {
  const card = useRef<HTMLElement>(null);
  useLowerEdge(card);
  return (
    <section
      ref={card}
      aria-label={label}
      className="on-plum forced-edge sticky bottom-0 z-30 order-1 border-t-4 border-mustard bg-ink text-paper [@media(max-height:20rem)]:static [@media(max-height:20rem)]:order-none"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3 short:py-2">
        <div role="status" className="flex min-w-0 grow basis-64 items-center gap-3 text-sm leading-snug">
          {children}
        </div>
        <div className="flex grow flex-wrap gap-2 tablet:grow-0 tablet:flex-nowrap">
          <button type="button" className={look} onClick={no.onClick}>
            {no.text}
          </button>
          <button
            type="button"
            className={`${look} bg-mustard text-ink hover:bg-paper`}
            onClick={yes.onClick}
          >
            {yes.text}
          </button>
        </div>
      </div>
    </section>
  );
}

const look =
  'min-h-11 grow basis-36 rounded-box border-2 border-mustard px-4 font-semibold hover:bg-mustard hover:text-ink tablet:grow-0';
