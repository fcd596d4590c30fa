import type { UnitName } from '@bestellwerk/domain/pricing/pricing.schema';
import type { CartItem, OrderFormInput } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import type { ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import { limitsIn } from '@bestellwerk/domain/pricing/quantity';
import { unitsOf } from '@bestellwerk/domain/pricing/units';
import fc from 'fast-check';

const UNKNOWN = '99999999-0000-4000-8000-000000000000';

/** Usually the valid value, sometimes another one. */
const mostly = <Value>(usual: fc.Arbitrary<Value>, ...others: Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ arbitrary: usual, weight: 30 }, { arbitrary: fc.constantFrom(...others), weight: 1 });
const usually = <Value>(value: Value, ...others: Value[]) => mostly(fc.constant(value), ...others);
const mostlyText = (value: string, ...others: string[]) => usually(value, '', ' ', ...others);

/** Order forms as customers of a shop might send them: many can be placed, all others have a problem or more. */
export const anyOrderForm = (catalogue: Catalogue): fc.Arbitrary<OrderFormInput> =>
  fc
    .constantFrom(...catalogue.branches)
    .chain(({ id, deliveryAreas }) =>
      fc.record({
        mode: anyMode,
        items: mostly(fc.array(anyItem(catalogue.products), { minLength: 1, maxLength: 4 }), []),
        deliveryArea: mostly(fc.constantFrom(...deliveryAreas.map(({ area }) => area)), null, 'Umland'),
        contact: anyContact,
        address: anyAddress,
        consent: fc.record({ legalInstructions: usually(true, false), privacyPolicy: usually(true, false) }),
        wishes: anyWishes,
        branch: fc.constant(id),
      }),
    )
    .map(({ mode, contact, address, consent, wishes, ...rest }) => ({
      ...{ ...rest, ...mode, ...contact, ...inArea(address, rest, catalogue), ...consent, ...wishes },
    }));

/** The address moved to where the chosen area is. */
function inArea<Address extends { zipCode: string; deliveryZipCode: string }>(
  address: Address,
  { branch, deliveryArea }: { branch: string; deliveryArea: string | null },
  { branches }: Catalogue,
): Address {
  const areas = branches.find(({ id }) => id === branch)?.deliveryAreas ?? [];
  const zipCodes = areas.find(({ area }) => area === deliveryArea)?.zipCodes ?? '';
  const zipCode = /\d{4}/.exec(zipCodes)?.[0] ?? '1010';
  return {
    ...address,
    zipCode: address.zipCode.trim() && zipCode,
    deliveryZipCode: address.deliveryZipCode.trim() && zipCode,
  };
}

/** A time in two weeks of November, to the minute. */
export const anyTime: fc.Arbitrary<Date> = fc
  .integer({ min: 0, max: 14 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2026, 10, 16) + minutes * 60_000));

const anyMode = mostly(
  fc.constantFrom(
    { isDelivery: false, isDineIn: false, table: null },
    { isDelivery: true, isDineIn: false, table: null },
    { isDelivery: false, isDineIn: true, table: '7' },
  ),
  { isDelivery: false, isDineIn: true, table: '77' },
  { isDelivery: true, isDineIn: true, table: null },
);

const anyContact = fc.record({
  firstName: mostlyText('Eva'),
  lastName: mostlyText('Mustermann'),
  phone: mostlyText('0043 664 1234567', '0664 1234567', '+43 (0) 664'),
  email: mostlyText('eva@example.org', 'eva@'),
  isCompany: fc.boolean(),
  companyName: mostlyText('Linde OG'),
});

const anyAddress = fc.record({
  street: mostlyText('Gasse 1'),
  zipCode: mostlyText('1010'),
  city: mostlyText('Wien'),
  isDeliveryAddressDifferent: fc.boolean(),
  isDeliveryCompany: fc.boolean(),
  deliveryCompanyName: mostlyText('Ring KG'),
  deliveryFirstName: mostlyText('Karl'),
  deliveryLastName: mostlyText('Maier'),
  deliveryStreet: mostlyText('Ring 1'),
  deliveryZipCode: mostlyText('1020'),
  deliveryCity: mostlyText('Wien'),
});

const anyWishes = fc.record({
  paymentMethod: mostly(fc.constantFrom('cash' as const, 'atm-card' as const, null), 'mollie' as const),
  appointmentDate: mostly(
    fc.constantFrom(null, '2026-12-04T12:30:00+01:00'),
    '2026-12-04T12:31:00+01:00',
    '2026-12-04T03:00:00+01:00',
    '2026-01-01T12:00:00Z',
  ),
});

const anyItem = (products: readonly Product[]) =>
  fc
    .constantFrom(...products)
    .chain((product) =>
      fc.record({
        product: usually(product.id, UNKNOWN),
        quantity: anyQuantity(product),
        parts: fc.tuple(...product.config.parts.map(anyValue)),
      }),
    )
    .map(({ quantity, ...item }) => ({ ...item, ...quantity }));

const anyQuantity = (product: Product) =>
  fc.constantFrom(...unitsOf(product)).chain((unit) => {
    const { minimumQuantity, maximumQuantity, quantityStepSize } = limitsIn(product, unit)!;
    const amountAfter = (steps: number) =>
      Math.min((minimumQuantity ?? 0) + steps * (quantityStepSize ?? 1), maximumQuantity ?? Infinity);
    const amount = mostly(fc.integer({ min: 0, max: 20 }).map(amountAfter), 0, -1, 0.123, 1_000_000);
    return fc.record({ amount, unit: usually<UnitName>(unit, 'squareMeter') });
  });

type Value = CartItem['parts'][number];

function anyValue({ type, optional, options }: ProductPart): fc.Arbitrary<Value> {
  const names = options.map(({ name }) => name);
  const nothing = optional ? [fc.constant(null)] : [];
  switch (type) {
    case 'select':
      return mostly<Value>(fc.oneof(fc.constantFrom(...names), ...nothing), null, 'Kaviar');
    case 'multiselect':
      return mostly<Value>(fc.oneof(fc.subarray(names), ...nothing), ['Kaviar'], [names[0]!, names[0]!]);
    default:
      return mostly<Value>(fc.oneof(fc.constantFrom('ohne Salz', ''), ...nothing), ['Kaviar']);
  }
}
