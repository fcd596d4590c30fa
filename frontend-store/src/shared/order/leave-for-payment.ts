/**
 * Leads the browser to the provider's payment page. Its way back leads to the page of the order (`orderPath`), which can be
 * paid there, and not to the checkout, where it would be ordered once more.
 */
export function leaveForPayment(paymentPage: string, orderPath: string): void {
  history.replaceState(null, '', orderPath);
  // A browser that kept this page as it was shows it on the way back.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(paymentPage);
}
