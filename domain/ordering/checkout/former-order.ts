import type { OrderPricing } from '../../pricing/pricing.schema.js';
import { turnoverOf } from '../../pricing/totals.js';
import { byId } from '../../kernel/by-id.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import { modeOf } from '../../delivery/mode-of.js';
import { checkoutClosedNotice, takesOrdersAgainText } from '../../opening-hours/opening-texts.js';
import { limitsIn, snapQuantity, isOrderableQuantity } from '../../pricing/quantity.js';
import { priceLine } from '../../pricing/price.js';
import { convertAmount, formatAmount, unitLabel } from '../../pricing/units.js';
import type { Product } from '../../records/definitions/product.js';
import { formatMoney } from '../../text/formats.js';
import { orderableIds } from '../../catalogue/availability.js';
import type { ChosenPart, OrderItem } from '../order/order-terms.schema.js';
import { chosenMode, noOrdersText, offeredModes } from './branch-offer.js';
import { takesOrders } from './check/appointment.js';
import { type ShopFacts, timeZoneOf } from './check/check-context.js';
import { isSoldOut } from './check/limits.js';
import { choicesAgain, type FormerPart } from './former-choices.js';
import { withdrawnModeText } from './order-changes.js';
import type { CartItem } from './order-form.schema.js';

export type FormerLine = Pick<
  OrderItem,
  'product' | 'name' | 'amount' | 'unit' | 'isPriceHidden' | 'gross'
> & {
  readonly parts: readonly FormerPart[];
};

/** What is kept of an order to order it again. It names no person and does not open the order's page. */
export interface FormerOrder {
  readonly uid: string;
  /** Id. */
  readonly branch: string;
  /** ISO instant. */
  readonly placedAt: string;
  readonly mode: DeliveryMode;
  /** Gross decimal; null where a price of it was hidden. */
  readonly total: number | null;
  readonly lines: readonly FormerLine[];
}

interface PlacedOrder {
  readonly uid: string;
  readonly branch: { readonly id: string };
  /** ISO instant. */
  readonly placedAt: string;
  readonly isDelivery: boolean;
  readonly isDineIn: boolean;
  readonly items: readonly OrderItem[];
  readonly pricing: Pick<OrderPricing, 'totalGross' | 'donation'>;
}

/** Files are left out: knowing their reference is the right to read them, and they belong to the order. */
export const formerOrderOf = (order: PlacedOrder): FormerOrder => ({
  uid: order.uid,
  branch: order.branch.id,
  placedAt: order.placedAt,
  mode: modeOf(order),
  total: order.items.some(({ isPriceHidden }) => isPriceHidden) ? null : turnoverOf(order.pricing),
  lines: order.items.map(({ product, name, amount, unit, isPriceHidden, gross, parts }) => ({
    ...{ product, name, amount, unit, isPriceHidden, gross },
    parts: parts.map(formerPartOf),
  })),
});

const formerPartOf = ({ name, choices, text, uploads }: ChosenPart): FormerPart => ({
  ...{ name, choices, text },
  hasFiles: (uploads?.length ?? 0) > 0,
});

export interface OrderedAgain {
  /** What goes into the cart, with the index of the former line. */
  readonly lines: readonly { readonly line: number; readonly item: CartItem }[];
  /** Null where the mode of the former order is no longer offered. */
  readonly mode: DeliveryMode | null;
  /** What differs, with the index of the former line; each line that is left out has one. */
  readonly changes: readonly { readonly line: number; readonly text: string }[];
  /** What differs of the whole order. */
  readonly notes: readonly string[];
}

/** What goes into the cart today of a former order, and what has changed since for the guest to read. */
export function orderedAgain(former: FormerOrder, facts: ShopFacts): OrderedAgain {
  const { branch, config } = facts;
  const closed = noOrdersText(branch, config);
  const mode = offeredModes(branch).includes(former.mode) ? former.mode : null;
  const answers = former.lines.map((line) =>
    closed === null
      ? lineAgain(line, facts, chosenMode(mode, branch, config))
      : { item: null, text: `${line.name} ist hier derzeit nicht bestellbar.` },
  );
  return {
    lines: answers.flatMap(({ item }, line) => (item ? [{ line, item }] : [])),
    mode,
    changes: answers.flatMap(({ text }, line) => (text === null ? [] : [{ line, text }])),
    notes: closed === null ? notesOf(former, facts) : [closed],
  };
}

function notesOf({ mode: was }: FormerOrder, { branch, config, now }: ShopFacts): string[] {
  const timeZone = timeZoneOf({ branch, config });
  const withdrawn = withdrawnModeText(was, null, offeredModes(branch));
  const mode = chosenMode(was, branch, config);
  const isClosed = !takesOrders({ mode, branch, now, timeZone });
  return [
    withdrawn,
    isClosed ? checkoutClosedNotice(mode, branch, now, timeZone) : null,
    isClosed ? takesOrdersAgainText(mode, branch, now, timeZone) : null,
  ].filter((note) => note !== null);
}

interface LineAgain {
  /** Null: it cannot be had that way. */
  readonly item: CartItem | null;
  readonly text: string | null;
}

const leftOut = (text: string): LineAgain => ({ item: null, text });

function lineAgain(line: FormerLine, facts: ShopFacts, mode: DeliveryMode): LineAgain {
  const { branch, config, menu, categories, products, now } = facts;
  const { name, unit } = line;
  const product = byId(products).get(line.product);
  if (!product) return leftOut(`${name} gibt es nicht mehr.`);
  const timeZone = timeZoneOf({ branch, config });
  if (!menu || !orderableIds(menu, categories, products, now, timeZone).has(product.id)) {
    return leftOut(`${name} ist derzeit nicht verfügbar.`);
  }
  if (isSoldOut({ ...facts, mode, timeZone, form: { appointmentDate: null } }, product.id)) {
    return leftOut(`${name} ist heute ausverkauft.`);
  }
  const amount = amountAgain(line, product);
  if (amount === null) return leftOut(`${name} gibt es nicht mehr in „${unitLabel(unit, line.amount)}“.`);
  const again = choicesAgain(line.parts, product);
  if ('step' in again) {
    return leftOut(
      again.isFile
        ? `${name}: Bitte wählen Sie neu, und laden Sie Ihre Datei zu „${again.step}“ noch einmal hoch.`
        : `${name} gibt es so nicht mehr. Bitte wählen Sie „${again.step}“ neu.`,
    );
  }
  const item: CartItem = { product: product.id, amount, unit, parts: again.parts };
  const gross = priceLine(product, item, mode, config.currency)?.gross;
  if (gross === undefined) return leftOut(`${name} gibt es so nicht mehr.`);
  const isPriceShown = !product.isPriceHidden && !line.isPriceHidden;
  const differences = [
    product.name !== name && `heißt jetzt „${product.name}“`,
    ...again.lost.map((lost) => `ohne „${lost}“, das gibt es nicht mehr`),
    again.lacksFiles && 'ohne Ihre Datei, bitte laden Sie sie noch einmal hoch',
    amount !== line.amount && `${formatAmount(amount, unit)} statt ${formatAmount(line.amount, unit)}`,
    isPriceShown &&
      gross !== line.gross &&
      `${formatMoney(gross, config.currency)} statt ${formatMoney(line.gross, config.currency)}`,
  ].filter((difference) => difference !== false);
  return { item, text: differences.length > 0 ? `${name}: ${differences.join('; ')}.` : null };
}

/** The nearest amount that can be ordered now; null if the product is not sold in the unit any more. */
function amountAgain({ amount, unit }: FormerLine, product: Product): number | null {
  const limits = limitsIn(product, unit);
  if (limits === null) return null;
  const snapped = snapQuantity(amount, limits);
  const isKnown = convertAmount(snapped, unit, product.unit, product) !== null;
  return isKnown && isOrderableQuantity(snapped, limits) ? snapped : null;
}
