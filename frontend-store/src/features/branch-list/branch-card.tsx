import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import {
  inactiveLabel,
  noOrdersText,
  offeredModes,
} from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { branchCardTexts } from '@bestellwerk/domain/opening-hours/opening-texts';
import { deliveryOfferText } from '@bestellwerk/domain/delivery/delivery-words';
import { addressLine } from '@bestellwerk/domain/addresses/postal-address';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { Icon } from '../../shared/icon.js';
import { Picture } from '../../shared/picture.js';
import { useNow } from '../../shared/use-now.js';

/** Comes after the page: what it reads and follows is not needed to show the list. */
const BranchPause = lazyPart(() => import('./branch-pause.js'));

interface Props {
  branch: Branch;
  isFirst: boolean;
  /** The areas it delivers to that were looked for. */
  areas: readonly string[];
}

/** One branch: where it is, whether it is open, what it offers. */
export function BranchCard({ branch, isFirst, areas }: Props) {
  const now = useNow();
  const shop = useShop();
  const offer = branch.isDeliveryEnabled
    ? deliveryOfferText(
        // Of those that were looked for, if any.
        branch.deliveryAreas.filter(({ area }) => areas.length === 0 || areas.includes(area)),
        shop.config.currency,
      )
    : null;
  const isInactive = noOrdersText(branch, shop.config) !== null;
  const state = branchCardTexts(branch, now, timeZoneOf(shop, branch));
  const tone = state.isShownClosed
    ? 'bg-ink text-paper'
    : !state.isOpen || state.isClosingSoon
      ? 'bg-mustard text-ink'
      : 'bg-leaf text-white';
  return (
    <article className="group relative flex grow flex-col rounded-box bg-white shadow-card transition-transform hover:-translate-y-1">
      <div className="relative overflow-hidden rounded-t-box">
        <Picture
          image={branch.images[0]}
          size="small"
          width={640}
          height={320}
          isFirst={isFirst}
          shownAt="(min-width: 1024px) 27rem, (min-width: 720px) 48vw, 94vw"
          className={`aspect-[2/1] w-full transition-transform duration-500 group-hover:scale-105 ${state.isShownClosed ? 'saturate-50' : ''}`}
        />
        {branch.logo && (
          <Picture
            image={branch.logo}
            size="thumbnail"
            width={128}
            height={128}
            className="absolute bottom-3 left-3 size-16 rounded-box border-2 border-white bg-white! object-contain!"
          />
        )}
        {isInactive && (
          <p className="absolute top-0 left-0 bg-alarm px-3 py-1 text-sm font-bold text-white">
            {inactiveLabel}
          </p>
        )}
      </div>
      <p className={`px-5 py-2 font-semibold ${tone}`}>
        {state.text}
        {state.isClosingSoon && ' · schließt bald'}
        {state.note && !isInactive && <span className="block text-sm font-normal">{state.note}</span>}
      </p>
      {state.isOpen && !isInactive && (
        <ErrorBoundary fallback={Nothing}>
          <Suspense fallback={null}>
            <BranchPause branch={branch} />
          </Suspense>
        </ErrorBoundary>
      )}
      <div className="flex grow flex-col gap-3 p-5">
        <h2 className="text-2xl leading-tight">
          <Link
            to={`/store/${branch.identifier}`}
            className="outline-none after:absolute after:inset-0 after:rounded-box focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-plum"
          >
            {branch.name}
          </Link>
        </h2>
        <Fact icon="pin">{addressLine(branch)}</Fact>
        {areas.length > 0 && <Fact icon="check">liefert dorthin: {areas.join(', ')}</Fact>}
        {offer && <Fact icon="delivery">{offer}</Fact>}
        {state.pickup && <Fact icon="clock">{state.pickup}</Fact>}
        <p className="text-ink-soft">
          {offeredModes(branch)
            .map((mode) => modeLabels[mode])
            .join(' · ')}
        </p>
        <p
          aria-hidden="true"
          className="mt-auto pt-3 font-bold text-plum-deep group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          Zur Speisekarte
        </p>
      </div>
    </article>
  );
}

const Fact = ({ icon, children }: { icon: 'pin' | 'clock' | 'delivery' | 'check'; children: ReactNode }) => (
  <p className="flex items-start gap-2.5">
    <span className="mt-0.5 text-plum">
      <Icon name={icon} />
    </span>
    <span>{children}</span>
  </p>
);

const Nothing = () => null;
