import { useSearchParams } from 'react-router';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';

export const methodNames = Object.keys(paymentMethodLabels) as PaymentMethod[];

/** Page and payment method in the URL; changing the method returns to the first page. */
export function useListPlace() {
  const [parameters, setParameters] = useSearchParams();
  const page = Number(parameters.get('page'));
  const change = (changes: Record<string, string>) =>
    setParameters((old) => {
      const next = new URLSearchParams(old);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    method: methodNames.find((name) => name === parameters.get('method')) ?? null,
    turnTo: (to: number) => change({ page: to === 1 ? '' : String(to) }),
    chooseMethod: (method: string) => change({ method, page: '' }),
  };
}
