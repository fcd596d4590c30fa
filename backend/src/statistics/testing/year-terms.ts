import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import { publicNumber } from '@bestellwerk/domain/kernel/identifiers';
import type { OrderPlaced } from '@bestellwerk/domain/ordering/order/order-events';
import { placedOrder } from '@bestellwerk/domain/ordering/testing/orders';
import { type GeneratedLine, type GeneratedOrder, isRequest } from './generated-order.js';

const TIME_ZONE = 'Europe/Vienna';

export function placedData(order: GeneratedOrder): OrderPlaced {
  const { placedAt, due, delivery, table } = order;
  const lines = order.linesBefore ?? order.lines;
  return placedOrder({
    uid: publicNumber(order.id),
    branch: order.branch,
    businessDate: businessDate(new Date(placedAt), TIME_ZONE),
    timeZone: TIME_ZONE,
    mode: order.mode,
    tableIdentifier: table,
    items: lines.map(itemOf),
    pricing: pricingOf(lines, delivery),
    deliveryArea: delivery && { name: 'Umgebung', price: delivery.gross / 100, taxRate: delivery.rate },
    paymentMethod: order.method,
    appointmentDate: due.kind === 'requested' ? due.at : null,
    ...(due.kind === 'opening' && { beginsAt: due.at }),
    ...(isRequest(order) && { isQuotation: true }),
    ...(order.origin && { origin: order.origin }),
    placedAt,
  });
}

const decimal = (cents: number): number => cents / 100;
const netOf = (gross: number, rate: number): number => (gross * 100) / (100 + rate);

export function itemOf({
  product,
  amount,
  unit,
  each,
  gross,
  rate,
  contents,
}: GeneratedLine): OrderPlaced['items'][number] {
  const net = netOf(gross, rate);
  const [unitGross, value] = [decimal(gross) / (amount * each), decimal(gross)];
  return {
    ...{ product, name: 'Gericht', amount, unit, parts: [], isPriceHidden: false, model: 'fixed', unitGross },
    ...{ gross: value, net: decimal(net), tax: decimal(gross - net), taxRate: rate },
    explanation: each === 1 ? [] : [{ kind: 'amount', label: '', value }],
    ...(contents.length > 0 && { contents: contents.map((part) => ({ ...part, name: 'Inhalt' })) }),
  };
}

export function pricingOf(
  lines: readonly GeneratedLine[],
  delivery: GeneratedOrder['delivery'],
): OrderPlaced['pricing'] {
  const sums = (parts: readonly { readonly gross: number; readonly rate: number }[]) => {
    const gross = parts.reduce((sum, part) => sum + part.gross, 0);
    const net = parts.reduce((sum, part) => sum + netOf(part.gross, part.rate), 0);
    return { gross: decimal(gross), net: decimal(net), tax: decimal(gross - net) };
  };
  const brought = delivery ? [delivery] : [];
  const all = [...lines, ...brought];
  const [own, fee, total] = [sums(lines), sums(brought), sums(all)];
  const rates = [...new Set(all.map(({ rate }) => rate))];
  return {
    ...own,
    ...{ deliveryNet: fee.net, deliveryTax: fee.tax, deliveryGross: fee.gross },
    ...{ totalNet: total.net, totalTax: total.tax, totalGross: total.gross },
    taxes: Object.fromEntries(rates.map((at) => [at, sums(all.filter(({ rate }) => rate === at)).tax])),
    model: 'fixed',
  };
}
