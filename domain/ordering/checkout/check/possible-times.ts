import { byId } from '../../../kernel/by-id.js';
import { hoursForMode, isOpenFor } from '../../../opening-hours/open-state.js';
import { preorderDays, type DayWindows, type PreorderFacts } from '../../../opening-hours/preorder-slots.js';
import type { OrderForm } from '../order-form.schema.js';
import type { CheckContext } from './shop-facts.js';

/** Inputs for the possible times; of the form only the cart. */
type TimesContext = Pick<CheckContext, 'mode' | 'branch' | 'products' | 'now' | 'timeZone'> & {
  readonly form: Pick<OrderForm, 'items'>;
};

/** The times that can be chosen for the cart and mode of a form; none while the branch takes no orders. */
export const possibleTimesOf = (context: TimesContext): readonly DayWindows[] =>
  takesOrders(context) ? preorderDays(preorderFactsOf(context)) : [];

/** While the branch is closed for the mode only pre-orders go. */
export const takesOrders = ({
  mode,
  branch,
  now,
  timeZone,
}: Pick<CheckContext, 'mode' | 'branch' | 'now' | 'timeZone'>): boolean =>
  branch.isPreorderEnabled || isOpenFor(mode, branch, now, timeZone);

/** Products that are unknown have no lead time. */
export function preorderFactsOf({
  form,
  mode,
  branch,
  products,
  now,
  timeZone,
}: TimesContext): PreorderFacts {
  const known = byId(products);
  return {
    hours: hoursForMode(mode, branch),
    products: form.items.flatMap(({ product }) => known.get(product) ?? []),
    now,
    timeZone,
  };
}
