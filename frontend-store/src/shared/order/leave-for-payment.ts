import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { storedText } from '@bestellwerk/ui/storage/stored-formats';
import { readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';

const NAME = 'paid-order';

/** The page of the order for whose payment this tab was left last; null if it was not. */
export const pageOfLeftPayment = (): string | null => readStored(tabStorage, NAME, storedText);

/**
 * Leads the browser to the provider's payment page. Its way back leads to the page of the order (`orderPath`), which can be
 * paid there, and not to the checkout, where it would be ordered once more.
 */
export function leaveForPayment(paymentPage: string, orderPath: string): void {
  writeStored(tabStorage, NAME, storedText, orderPath);
  history.replaceState(null, '', orderPath);
  // A browser that kept this page as it was shows it on the way back.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(paymentPage);
}
