import { Link, useMatch } from 'react-router';
import { USUAL_SLOGAN } from '@bestellwerk/domain/website/looks';
import { openState } from '@bestellwerk/domain/opening-hours/open-state';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { noOrdersText } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { timeZoneOf, useShop } from '../shared/catalogue/use-shop.js';
import { useNow } from '../shared/use-now.js';
import { PRODUCTS_ID } from '../features/menu/group-id.js';

/** The slogan, linked to the start page, and the way to order: to the first branch, at a branch to its products. */
export function SloganHeader() {
  const shop = useShop();
  const { config, branches } = shop;
  const branch = shop.branchOf(useMatch('/store/:branch')?.params.branch ?? '');
  const first = branches[0];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1 py-2">
      <Link
        to="/"
        className="min-w-0 flex-[1_1_13rem] font-display text-[min(1.2rem,8vw)] leading-tight wrap-break-word tablet:flex-none tablet:text-2xl"
      >
        <span className="sr-only">{config.shopName}: </span>
        {config.slogan || USUAL_SLOGAN}
      </Link>
      {branch ? (
        <ToProducts branch={branch} />
      ) : (
        first && (
          <Link to={`/store/${first.identifier}`} className="button-plain">
            Jetzt vorbestellen
          </Link>
        )
      )}
    </div>
  );
}

function ToProducts({ branch }: { branch: Branch }) {
  const shop = useShop();
  const now = useNow();
  const isOpen =
    noOrdersText(branch, shop.config) === null && openState(branch, now, timeZoneOf(shop, branch)).isOpen;
  return isOpen ? (
    <a href={`#${PRODUCTS_ID}`} className="button-plain">
      Zu den Produkten
    </a>
  ) : (
    <p className="font-semibold">Derzeit geschlossen :(</p>
  );
}
