interface Address {
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
}

/** 'Hauptplatz 1, 4020 Linz', without what is not known. */
export const addressLine = ({ street, zipCode, city }: Address): string =>
  [street, `${zipCode} ${city}`.trim()].filter((part) => part !== '').join(', ');
