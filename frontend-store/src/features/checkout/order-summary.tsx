import { memo, useContext } from 'react';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { cartLabel } from '@bestellwerk/domain/ordering/checkout/cart';
import type { OrderChanges } from '@bestellwerk/domain/ordering/checkout/order-changes';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { addressLine } from '@bestellwerk/domain/addresses/postal-address';
import { CartLines } from '../../shared/cart/cart-lines.js';
import type { KeptItem } from '../../shared/cart/cart-slice.js';
import { MinimumNotes } from '../../shared/cart/minimum-notes.js';
import type { CartLine, PricedCart } from '../../shared/cart/price-cart.js';
import { RemovedNote } from '../../shared/cart/removed-note.js';
import { useCartChanges } from '../../shared/cart/use-cart-changes.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { OrderTotals } from '../../shared/pricing/order-totals.js';
import { BranchLink } from '../../shared/self-service/branch-link.js';
import { FieldProblem } from './fields.js';
import { GoneLines } from './gone-lines.js';
import { OrderNotes } from './order-notes.js';
import { fieldId, lineOf, ProblemsContext } from './problems.js';

interface Props {
  branch: Branch;
  items: readonly KeptItem[];
  priced: PricedCart;
  /** Problems of lines; shown immediately, because they come from the menu and not from missing input. */
  problems: readonly Problem[];
  changes: OrderChanges | null;
  /** What it costs depends on it. */
  isModeKnown: boolean;
  onEdit(line: CartLine): void;
}

/** The slip: what is ordered, and what it costs with the tax in it. */
export const OrderSummary = memo(function OrderSummary({
  branch,
  items,
  priced,
  problems,
  changes,
  isModeKnown,
  onEdit,
}: Props) {
  const { remove } = useCartChanges(branch);
  const { currency } = useShop().config;
  const refused = useContext(ProblemsContext);
  const { lines, totals, mode } = priced;
  const notesAt = (index: number): string[] => [
    ...new Set(
      [...problems, ...refused].filter((problem) => lineOf(problem) === index).map(({ message }) => message),
    ),
  ];
  return (
    <div className="space-y-2 max-desktop:slip max-desktop:px-4 max-desktop:pt-2.5 max-desktop:pb-4 desktop:flex desktop:min-h-0 desktop:flex-col desktop:px-6 desktop:pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 className="text-xl desktop:text-2xl">Ihre Bestellung</h2>
        {isModeKnown && lines.length > 0 && (
          <p className="text-[0.8125rem]">{cartLabel(lines.map(({ item }) => item))}</p>
        )}
      </div>
      <div
        className="desktop:-mx-2 desktop:min-h-28 desktop:overflow-y-auto desktop:px-2"
        id={fieldId('items')}
        tabIndex={-1}
        role="group"
        aria-label="Produkte"
      >
        {items.length === 0 ? (
          <>
            <p className="py-3">
              Keine Produkte im Warenkorb!{' '}
              <BranchLink branch={branch} className="link">
                Zurück zur Übersicht
              </BranchLink>
            </p>
            <RemovedNote branch={branch} />
          </>
        ) : (
          <>
            <CartLines
              branch={branch}
              lines={lines}
              currency={currency}
              onRemove={remove}
              onEdit={onEdit}
              noteAt={(index) => (
                <LineNotes index={index} problems={notesAt(index)} change={changes?.lines.get(index)} />
              )}
            />
            <GoneLines items={items} lines={lines} onRemove={remove} />
          </>
        )}
      </div>
      {isModeKnown && !priced.missing && <MinimumNotes priced={priced} currency={currency} />}
      {isModeKnown && lines.length > 0 && (
        <>
          <div className="perforated" />
          <OrderTotals
            pricing={totals}
            currency={currency}
            isDelivery={mode === 'delivery'}
            place={`${branch.name}, ${addressLine(branch)}`}
            hasHiddenPrices={priced.hasHiddenPrices}
          />
          {changes && <p className="border-l-4 border-plum pl-3 font-semibold">{changes.heading}</p>}
          <OrderNotes branch={branch} priced={priced} />
        </>
      )}
    </div>
  );
});

interface LineNotesProps {
  index: number;
  problems: readonly string[];
  change: string | undefined;
}

/** What is wrong with a line and what changed about it; a problem above the form leads here. */
const LineNotes = ({ index, problems, change }: LineNotesProps) => (
  <div id={fieldId(`items.${index}`)} tabIndex={-1}>
    {change && <p className="mt-1 border-l-4 border-plum pl-2 text-sm font-semibold">{change}</p>}
    {problems.map((message) => (
      <FieldProblem key={message}>{message}</FieldProblem>
    ))}
  </div>
);
