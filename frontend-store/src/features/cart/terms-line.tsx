import { Suspense, useState } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { useCart } from '../../shared/cart/use-cart.js';
import { useTermsText } from '../../shared/cart/use-terms.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Icon } from '../../shared/icon.js';
import { DeliveryGoal } from './delivery-goal.js';

const TermsDialog = lazyPart(() => import('./terms-dialog.js'));

/** How, where to and when one orders, as a button that opens the choice; on phones with how far the cart is. */
export function TermsLine({ branch }: { branch: Branch }) {
  const [isOpen, setIsOpen] = useState(false);
  const { currency } = useShop().config;
  const text = useTermsText(branch);
  const { cart: _, ...priced } = useCart(branch);
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 max-w-full items-center gap-2.5 rounded-box border-2 border-ink bg-white px-3 py-1.5 text-left leading-snug font-semibold hover:bg-mustard-pale"
      >
        <Icon name={priced.mode} />
        <span className="word-wide">{text}</span>
        <Icon name="chevron" size={16} />
        <span className="sr-only">Ändern</span>
      </button>
      <div className="mt-2 empty:hidden desktop:hidden">
        <DeliveryGoal priced={priced} currency={currency} />
      </div>
      {isOpen && (
        <ErrorBoundary fallback={Nothing}>
          <Suspense fallback={null}>
            <TermsDialog branch={branch} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

const Nothing = () => null;
