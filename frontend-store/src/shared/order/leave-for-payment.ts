import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { storedText } from '@bestellwerk/ui/storage/stored-formats';
import { readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { hasThirdPartyScripts } from '../consent/third-party-page.js';

const NAME = 'paid-order';
/** The payment page that the order's own page is to go on to. */
const NEXT = 'payment-page';

/** The page of the order for whose payment this tab was left last; null if it was not. */
export const pageOfLeftPayment = (): string | null => readStored(tabStorage, NAME, storedText);

/**
 * Leads the browser to the provider's payment page. Its way back leads to the page of the order (`orderPath`), which can be
 * paid there, and not to the checkout, where it would be ordered once more.
 */
export function leaveForPayment(paymentPage: string, orderPath: string): void {
  writeStored(tabStorage, NAME, storedText, orderPath);
  if (hasThirdPartyScripts()) {
    // Scripts of others would see the order's address in this page: its own page, without them, goes on.
    writeStored(tabStorage, NEXT, storedText, paymentPage);
    location.replace(orderPath);
    return;
  }
  history.replaceState(null, '', orderPath);
  // The way back from the payment begins where it says what is still to be paid.
  scrollTo({ top: 0, behavior: 'instant' });
  // A browser that kept this page as it was shows it on the way back.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(paymentPage);
}

/** On the page of an order: goes on to its payment page, where the page before could not. */
export function goOnToPayment(): void {
  const paymentPage = readStored(tabStorage, NEXT, storedText);
  if (paymentPage === null || pageOfLeftPayment() !== location.pathname) return;
  tabStorage.remove(NEXT);
  leaveForPayment(paymentPage, location.pathname);
}
