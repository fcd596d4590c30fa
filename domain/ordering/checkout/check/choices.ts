import type { Problem } from '../../../kernel/refusal.js';
import { defaultPaymentMethod, noOrdersText, offeredModes, offeredPaymentMethods } from '../branch-offer.js';
import type { DeliveryMode } from '../../../delivery/delivery-mode.schema.js';
import { isQuotationRequest } from './quotation-request.js';
import { donateeOf, isDonationAmount } from '../donation.js';
import { methodsTakenByHand } from '../taken-methods.js';
import { messages, staffMessages, textsOf } from './messages.js';
import { type CheckContext, requiredFields } from './check-context.js';
import type { Table } from '../../../records/definitions/table.js';
import type { PaymentMethod } from '../../order/order-terms.schema.js';
import type { DeliveryArea } from '../../../records/definitions/branch.js';
import { minimumOrderTexts, missingToMinimum } from '../../../delivery/delivery-fee.js';
import { formatMoney } from '../../../text/formats.js';
import { trimmed } from '../../../text/visible-text.js';

/** The problem of an order for a branch that the shop does not have. */
export const unknownBranch: Problem = { field: 'branch', message: messages.branchUnknown };

const notOffered: Record<DeliveryMode, Problem> = {
  takeaway: { field: null, message: messages.noTakeaway },
  delivery: { field: 'isDelivery', message: messages.noDelivery },
  dineIn: { field: 'isDineIn', message: messages.noDineIn },
};

/** The branch takes orders, and of this mode. */
export function modeProblems({ form, mode, branch, config, entry }: CheckContext): Problem[] {
  // Staff take cash even where guests have no way to pay.
  const closed = entry && branch.isPublic ? null : noOrdersText(branch, config);
  if (closed !== null) return [{ field: 'branch', message: closed }];
  if (form.isDelivery && form.isDineIn) return [{ field: 'isDineIn', message: messages.deliveryAndDineIn }];
  return offeredModes(branch).includes(mode) ? [] : [notOffered[mode]];
}

/** The table of the order, by its identifier or id; null where tables are not chosen. */
export function chosenTable(context: CheckContext): Table | null {
  const { form, branch, tables } = context;
  if (!requiredFields(context).isTableRequired) return null;
  const isChosen = (table: Table) => table.identifier === form.table || table.id === form.table;
  return tables.find((table) => table.branch.id === branch.id && isChosen(table)) ?? null;
}

export function tableProblems(context: CheckContext): Problem[] {
  if (!requiredFields(context).isTableRequired || chosenTable(context)) return [];
  const texts = textsOf(context);
  return [{ field: 'table', message: context.form.table ? texts.tableUnknown : texts.tableMissing }];
}

/** What is offered; staff take no money online, and always cash. */
export function paymentMethodsOf({
  config,
  branch,
  entry,
}: Pick<CheckContext, 'config' | 'branch' | 'entry'>): PaymentMethod[] {
  return entry ? methodsTakenByHand(config, branch) : offeredPaymentMethods(config, branch);
}

/**
 * The payment method of the order: the chosen one if it is offered, the default if none was chosen. A request for a quotation
 * asks for none, so one that was kept from another order must not stand in its way.
 */
export function chosenPaymentMethod(context: CheckContext): PaymentMethod | null {
  const { form } = context;
  const offered = paymentMethodsOf(context);
  if (form.paymentMethod !== null && offered.includes(form.paymentMethod)) return form.paymentMethod;
  const mayBeDefault = form.paymentMethod === null || isQuotationRequest(form, context);
  return mayBeDefault ? defaultPaymentMethod(offered) : null;
}

export function paymentProblems(context: CheckContext): Problem[] {
  // Without any method the branch takes no orders, which `modeProblems` reports.
  if (chosenPaymentMethod(context) || paymentMethodsOf(context).length === 0) return [];
  const isMissing = context.form.paymentMethod === null;
  const message = isMissing ? messages.paymentMethodMissing : messages.paymentMethodNotOffered;
  return [{ field: 'paymentMethod', message }];
}

/** The area a delivery goes to; null for other modes and while none is chosen. */
export const chosenArea = ({ form, mode, branch }: CheckContext): DeliveryArea | null =>
  (mode === 'delivery' && branch.deliveryAreas.find(({ area }) => area === form.deliveryArea)) || null;

export function deliveryAreaProblems(context: CheckContext): Problem[] {
  if (context.mode !== 'delivery' || chosenArea(context)) return [];
  const isMissing = trimmed(context.form.deliveryArea ?? '') === '';
  const texts = textsOf(context);
  const message = isMissing ? texts.deliveryAreaMissing : texts.deliveryAreaUnknown;
  return [{ field: 'deliveryArea', message }];
}

/** The goods are worth what the delivery area asks for at least. `gross` is their decimal value. */
export function minimumOrderProblems(context: CheckContext, gross: number): Problem[] {
  const area = chosenArea(context);
  const missing = area && missingToMinimum(area, gross);
  if (!missing || context.entry?.isOverridden) return [];
  const { currency } = context.config;
  if (context.entry) {
    const [minimum, left] = [missing.minimum, missing.difference].map((value) =>
      formatMoney(value, currency),
    );
    return [{ field: 'items', message: staffMessages.belowMinimum(minimum!, left!) }];
  }
  const { warning, hint } = minimumOrderTexts(missing, currency);
  return [{ field: 'items', message: `${warning} ${hint}` }];
}

/** Where donations are off nothing is asked: what was kept from before they were must not stand in an order's way. */
export function donationProblems(context: CheckContext): Problem[] {
  const { form, config } = context;
  if (!config.enablePluginDonations) return [];
  const amount = isQuotationRequest(form, context) ? null : form.donationAmount;
  const problems: Problem[] = [];
  if (form.donatee !== null && !donateeOf(form, context)) {
    problems.push({ field: 'donatee', message: messages.donateeNotOffered });
  }
  if (form.donatee === null && amount !== null) {
    problems.push({ field: 'donatee', message: messages.donateeMissing });
  }
  if (amount !== null && !isDonationAmount(amount)) {
    problems.push({ field: 'donationAmount', message: messages.donationAmountWrong });
  }
  return problems;
}
