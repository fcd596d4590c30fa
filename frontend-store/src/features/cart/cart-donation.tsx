import { Suspense } from 'react';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';

const DonationChoice = lazyPart(async () => {
  const { DonationChoice: Choice } = await import('../../shared/donation/donation-choice.js');
  return { default: Choice };
});

/** Guests may choose in the cart as well as in the checkout for whom is donated; the menu does not wait for it. */
export const CartDonation = ({ mayGive }: { mayGive: boolean }) => (
  <ErrorBoundary fallback={Nothing}>
    <Suspense fallback={null}>
      <section aria-label="Spende" className="perforated pt-3">
        <DonationChoice mayGive={mayGive} />
      </section>
    </Suspense>
  </ErrorBoundary>
);

const Nothing = () => null;
