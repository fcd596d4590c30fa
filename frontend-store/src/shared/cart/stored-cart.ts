import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { RememberedProduct } from '@bestellwerk/domain/ordering/checkout/cart';
import { isUnitName } from '@bestellwerk/domain/pricing/units';
import { isUploadReference } from '@bestellwerk/domain/catalogue/configuration';
import type { StoredFormat } from '@bestellwerk/ui/storage/stored-value';
import type { BranchCart, KeptItem } from './cart-slice.js';

type Fields = Partial<Record<string, unknown>>;

/**
 * A cart as it is kept. Checked by hand, because zod would double the shop's first script.
 * What is damaged is left out line by line and field by field: a customer would miss the rest.
 */
export const storedCart: StoredFormat<BranchCart> = {
  version: 1,
  parse: (value) => {
    if (!isRecord(value) || !Array.isArray(value.items)) return null;
    return {
      items: value.items.filter(isKeptItem),
      mode: isMode(value.mode) ? value.mode : null,
      deliveryArea: textOrNull(value.deliveryArea),
      table: textOrNull(value.table),
      appointmentDate: isDate(value.appointmentDate) ? value.appointmentDate : null,
      comment: textOrNull(value.comment) ?? '',
    };
  },
};

const isKeptItem = (item: unknown): item is KeptItem =>
  isRecord(item) &&
  typeof item.product === 'string' &&
  typeof item.amount === 'number' &&
  Number.isFinite(item.amount) &&
  isUnitName(item.unit) &&
  Array.isArray(item.parts) &&
  item.parts.every(isPartValue) &&
  isRemembered(item.remembered);

/** A text, an option or a reference of an upload, or a list of them. */
const isPartValue = (value: unknown): value is CartItem['parts'][number] =>
  value === null ||
  typeof value === 'string' ||
  isUploadReference(value) ||
  (Array.isArray(value) && (value.every((one) => typeof one === 'string') || value.every(isUploadReference)));

const isRemembered = (value: unknown): value is RememberedProduct =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.description === 'string' &&
  typeof value.price === 'number';

const isMode = (value: unknown): value is DeliveryMode =>
  value === 'takeaway' || value === 'delivery' || value === 'dineIn';

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
