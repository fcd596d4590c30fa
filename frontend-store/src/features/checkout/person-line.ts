import type { OrderDetails } from '../../shared/order-details/details-slice.js';

/** 'Maria Muster · +43 660 1234567 · Lindengasse 3, 1070 Wien': who orders, and where to if it matters. */
export function personLine(details: OrderDetails, hasAddress: boolean): string {
  const { firstName, lastName, isCompany, companyName, phone, email } = details;
  const [street, zipCode, city] = details.isDeliveryAddressDifferent
    ? [details.deliveryStreet, details.deliveryZipCode, details.deliveryCity]
    : [details.street, details.zipCode, details.city];
  return [
    `${firstName} ${lastName}`,
    isCompany && companyName,
    phone || email,
    hasAddress && `${street}, ${zipCode} ${city}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
