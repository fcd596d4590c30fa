import { Suspense } from 'react';
import { Link, useMatch } from 'react-router';
import { wholeImageUrl } from '@bestellwerk/domain/records/definitions/image.schema';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { useShop } from '../shared/catalogue/use-shop.js';
import { Sign } from '../shared/page/frame.js';
import { runningOrders } from '../shared/order/running-order.js';
import { SloganHeader } from './slogan-header.js';
import { MainNavigation } from '../features/website/main-navigation.js';
import { loadRunningOrderLinks } from './load-pages.js';
import { useIsInBrowser } from '../shared/use-is-in-browser.js';
import { useNow } from '../shared/use-now.js';

const RunningOrderLinks = lazyPart(loadRunningOrderLinks);

/** Either the logo or the shop name, linked to the start page, or a slogan with a way to order; the main navigation, and running orders. */
export function Header() {
  const { config } = useShop();
  const hasSlogan = config.headerVariant === '2';
  return (
    <Sign className={hasSlogan ? '' : 'name-sign'}>
      {hasSlogan ? <SloganHeader /> : <NameHeader />}
      <div className="sign-ways flex flex-wrap items-center gap-x-6">
        <MainNavigation />
        <RunningOrders />
      </div>
    </Sign>
  );
}

function NameHeader() {
  const { config } = useShop();
  return (
    <div className="sign-name word-wide font-display text-[min(1.6rem,12vw)] leading-none tablet:text-3xl">
      <Link to="/" className="inline-block max-w-full py-2">
        {config.logo ? (
          <img
            src={wholeImageUrl('small', config.logo)}
            alt={config.shopName}
            className="h-10 w-auto max-w-[min(14rem,60vw)] object-contain object-left"
          />
        ) : (
          config.shopName
        )}
      </Link>
    </div>
  );
}

/** The ways back to orders that are under way, each on every page but its own. */
function RunningOrders() {
  const now = useNow();
  const shown = useMatch('/status/:uid/:hash')?.params.uid?.toUpperCase();
  const known = useIsInBrowser() ? runningOrders(now) : [];
  const orders = known.filter(({ uid }) => uid !== shown);
  if (orders.length === 0) return null;
  return (
    <ErrorBoundary fallback={Nothing}>
      <Suspense fallback={null}>
        <RunningOrderLinks orders={orders} />
      </Suspense>
    </ErrorBoundary>
  );
}

const Nothing = () => null;
