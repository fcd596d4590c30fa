/** The decimals of a currency: 2 for EUR and CHF, 0 for JPY. */
export function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** 10.5 EUR is 1050. */
export const toMinorUnits = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** decimalsOf(currency));

export const fromMinorUnits = (units: number, currency: string): number => units / 10 ** decimalsOf(currency);
