import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';

type Address = NonNullable<StaffOrder['address']>;
const erased = 'Daten gelöscht';

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');

/** The name of the customer. Personal data may have been erased. */
export function customerName({
  contact,
  tableIdentifier,
}: Pick<StaffOrder, 'contact' | 'tableIdentifier'>): string {
  const { firstName, lastName, companyName } = contact;
  if ([firstName, lastName, companyName].every((part) => part === null)) return erased;
  return joined(firstName, lastName) || companyName || (tableWords({ tableIdentifier }) ?? 'Ohne Namen');
}

/** Letters of a name that have room on a card: of its beginning, by which a caller names it, and of its end. */
const BEGINNING = 30;
const END = 16;
/** So many letters are left out to cut at a space; of longer words a part is better than nothing. */
const MOST_LEFT_OUT = 8;

/** Of a long name the middle is left out, because what distinguishes two of them is often at the end. */
export function shortName(name: string): string {
  const letters = [...name];
  if (letters.length <= BEGINNING + END) return name;
  const beginning = letters.slice(0, BEGINNING).join('').replace(PART_AT_END, '');
  const end = letters.slice(-END).join('').replace(PART_AT_BEGINNING, '');
  return `${beginning} … ${end}`;
}

const PART_AT_END = new RegExp(`\\s+\\S{0,${MOST_LEFT_OUT}}$`);
const PART_AT_BEGINNING = new RegExp(`^\\S{0,${MOST_LEFT_OUT}}\\s+`);

/** 'Tisch 5'; null for guests at none. */
export const tableWords = ({ tableIdentifier }: Pick<StaffOrder, 'tableIdentifier'>): string | null =>
  tableIdentifier === null ? null : `Tisch ${tableIdentifier}`;

/** An address in lines, without empty ones. */
export function addressLines(address: Address): string[] {
  const { name, companyName, street, stairway, floor, door, zipCode, city, country } = address;
  if (street === null && city === null) return [erased];
  const inside = [stairway && `Stiege ${stairway}`, floor && `Stock ${floor}`, door && `Tür ${door}`].filter(
    Boolean,
  );
  const abroad = country && country !== 'AT' ? country : null;
  const place = joined(zipCode, city);
  return [
    companyName,
    name,
    joined(street),
    inside.join(', '),
    abroad ? `${place}, ${abroad}` : place,
  ].filter((line): line is string => Boolean(line));
}

export interface CustomerFact {
  name: string;
  lines: readonly string[];
  /** Where the fact leads: to a call, or to a mail. */
  href?: string;
}

/** What is known of a customer besides the name: how they are reached, and where they live. */
export function customerFacts({ contact, address, deliveryAddress }: StaffOrder): CustomerFact[] {
  const { phone, email, companyName, vatNumber } = contact;
  const company = companyName ? [companyName, vatNumber].filter(Boolean).join(', ') : '';
  return [
    ...(company ? [{ name: 'Firma', lines: [company] }] : []),
    ...(phone ? [{ name: 'Telefon', lines: [phone], href: `tel:${phone}` }] : []),
    ...(email ? [{ name: 'E-Mail', lines: [email], href: `mailto:${email}` }] : []),
    ...(address
      ? [{ name: deliveryAddress ? 'Rechnungsadresse' : 'Adresse', lines: addressLines(address) }]
      : []),
    ...(deliveryAddress ? [{ name: 'Lieferadresse', lines: addressLines(deliveryAddress) }] : []),
  ];
}

/** Where the order is brought to: one line for the board. */
export function destinationOf(order: StaffOrder): string | null {
  const address = order.deliveryAddress ?? order.address;
  if (order.mode !== 'delivery' || !address) return null;
  return addressLines({ ...address, name: null, companyName: null }).join(', ');
}
