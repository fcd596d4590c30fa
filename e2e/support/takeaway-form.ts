export interface Initial {
  readonly branches: readonly { id: string }[];
  readonly products: readonly { id: string; uid: string }[];
}

/** A valid takeaway order of one Wiener Schnitzel in the first branch. */
export function takeawayFormOf({ branches, products }: Initial, customer: string): Record<string, unknown> {
  const schnitzel = products.find(({ uid }) => uid === 'wiener-schnitzel')!;
  return {
    branch: branches[0]!.id,
    items: [
      { product: schnitzel.id, amount: 1, unit: 'piece', parts: ['Erdäpfelsalat', ['Preiselbeeren'], null] },
    ],
    paymentMethod: 'cash',
    firstName: 'Erika',
    lastName: customer,
    phone: '+43 664 1234567',
    email: 'erika@example.org',
    legalInstructions: true,
    privacyPolicy: true,
  };
}
