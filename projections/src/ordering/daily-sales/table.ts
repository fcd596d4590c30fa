import type { CountedOrder } from '@bestellwerk/domain/ordering/statistics/counted-order';
import { column, readModel } from '../../engine/storage/read-model.js';

/** A sum of one branch on one business day. */
interface OfDay {
  branch: string;
  date: string;
}
const ofDay = { branch: column.uuid({ primary: true }), date: column.date({ primary: true }) };

/** The same sums of whole months, which years are answered from; `date` is the first day of the month. */
const ofMonth = <Row extends OfDay>(
  table: string,
  columns: Parameters<typeof readModel<Row>>[0]['columns'],
) => readModel<Row>({ name: `monthly_${table}`, columns });

/** Money in decimals. Canceled and rejected orders count only as such. */
export interface DailySalesRow extends OfDay {
  orders: number;
  /** Those that guests placed themselves, also canceled ones. */
  guestOrders: number;
  canceledOrders: number;
  /** Lost gross revenue of the canceled and rejected orders. */
  canceledGross: number;
  gross: number;
  net: number;
  tax: number;
  /** What was given back for sales on this day, whenever they were; gross, net and tax are less by it already. */
  refundedGross: number;
  /** What of the gross is for delivery. */
  deliveryGross: number;
}

export const dailySalesTable = readModel<DailySalesRow>({
  name: 'daily_sales',
  columns: {
    ...ofDay,
    orders: column.integer(),
    guestOrders: column.integer(),
    canceledOrders: column.integer(),
    canceledGross: column.money(),
    gross: column.money(),
    net: column.money(),
    tax: column.money(),
    refundedGross: column.money(),
    deliveryGross: column.money(),
  },
});

export interface SalesByKindRow extends OfDay {
  mode: string;
  method: string;
  orders: number;
  canceledOrders: number;
  gross: number;
}

const salesByKindColumns = {
  ...ofDay,
  mode: column.text({ primary: true }),
  method: column.text({ primary: true }),
  orders: column.integer(),
  canceledOrders: column.integer(),
  gross: column.money(),
};

export const salesByKindTable = readModel<SalesByKindRow>({
  name: 'sales_by_kind',
  columns: salesByKindColumns,
  indices: [{ columns: ['date'] }],
});

export const monthlySalesByKindTable = ofMonth<SalesByKindRow>('sales_by_kind', salesByKindColumns);

export interface SalesByRateRow extends OfDay {
  rate: number;
  gross: number;
  net: number;
  tax: number;
}

export const salesByRateTable = readModel<SalesByRateRow>({
  name: 'sales_by_rate',
  columns: {
    ...ofDay,
    rate: column.money({ primary: true }),
    gross: column.money(),
    net: column.money(),
    tax: column.money(),
  },
});

export interface SalesByHourRow extends OfDay {
  hour: string;
  placed: number;
  due: number;
  gross: number;
}

export const salesByHourTable = readModel<SalesByHourRow>({
  name: 'sales_by_hour',
  columns: {
    ...ofDay,
    hour: column.instant({ primary: true }),
    placed: column.integer(),
    due: column.integer(),
    gross: column.money(),
  },
});

export interface SalesByItemRow extends OfDay {
  product: string;
  unit: string;
  /** It was sold within a package, which has the money. */
  isContent: boolean;
  quantity: number;
  gross: number;
  /** Orders that have any of it; one that has it also by itself counts there. */
  orders: number;
  /** Orders that have any of the product; of several units, one has them. */
  productOrders: number;
}

const salesByItemColumns = {
  ...ofDay,
  product: column.uuid({ primary: true }),
  unit: column.text({ primary: true }),
  isContent: column.flag({ primary: true }),
  quantity: column.money(),
  gross: column.money(),
  orders: column.integer(),
  productOrders: column.integer(),
};

export const salesByItemTable = readModel<SalesByItemRow>({
  name: 'sales_by_item',
  columns: salesByItemColumns,
  indices: [{ columns: ['date'] }],
});

export const monthlySalesByItemTable = ofMonth<SalesByItemRow>('sales_by_item', salesByItemColumns);

export interface SalesByOriginRow extends OfDay {
  context: string;
  source: string;
  medium: string;
  campaign: string;
  /** Also the canceled ones. */
  orders: number;
  canceledOrders: number;
  gross: number;
}

const salesByOriginColumns = {
  ...ofDay,
  context: column.text({ primary: true }),
  source: column.text({ primary: true }),
  medium: column.text({ primary: true }),
  campaign: column.text({ primary: true }),
  orders: column.integer(),
  canceledOrders: column.integer(),
  gross: column.money(),
};

export const salesByOriginTable = readModel<SalesByOriginRow>({
  name: 'sales_by_origin',
  columns: salesByOriginColumns,
  indices: [{ columns: ['date'] }],
});

export const monthlySalesByOriginTable = ofMonth<SalesByOriginRow>('sales_by_origin', salesByOriginColumns);

export interface LostSalesRow extends OfDay {
  reason: string;
  orders: number;
  gross: number;
}

const lostSalesColumns = {
  ...ofDay,
  reason: column.text({ primary: true }),
  orders: column.integer(),
  gross: column.money(),
};

export const lostSalesTable = readModel<LostSalesRow>({
  name: 'lost_sales',
  columns: lostSalesColumns,
  indices: [{ columns: ['date'] }],
});

export const monthlyLostSalesTable = ofMonth<LostSalesRow>('lost_sales', lostSalesColumns);

export interface DonationRow extends OfDay {
  donatee: string;
  orders: number;
  /** By the business. */
  amount: number;
  /** By guests. */
  ownAmount: number;
}

/** Few organisations are donated to: years are summed up from days. */
export const donationTable = readModel<DonationRow>({
  name: 'donation',
  columns: {
    ...ofDay,
    donatee: column.uuid({ primary: true }),
    orders: column.integer(),
    amount: column.money(),
    ownAmount: column.money(),
  },
  indices: [{ columns: ['date'] }],
});

/** What one order counts: the sums of a day are sums over these rows. */
export interface SaleRow {
  order: string;
  branch: string;
  date: string;
  /** The last day to whose sums it adds: such as that on which something was given back. */
  lastDate: string;
  document: CountedOrder;
}

export const saleTable = readModel<SaleRow>({
  name: 'daily_sales_order',
  columns: {
    order: column.uuid({ primary: true }),
    branch: column.uuid(),
    date: column.date(),
    lastDate: column.date(),
    document: column.document(),
  },
  indices: [{ columns: ['lastDate', 'order'] }, { columns: ['date'] }],
});
