/** The decimals of a currency: 2 for EUR and CHF, 0 for JPY. */
export function decimalsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

export const writeUnits = (units: number, currency: string): string =>
  (units / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));

export const readUnits = (value: string, currency: string): number =>
  Math.round(Number(value) * 10 ** decimalsOf(currency));

export const sumOf = (items: readonly { readonly amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);
