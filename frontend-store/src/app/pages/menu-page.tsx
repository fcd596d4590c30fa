import { type ReactNode, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { CartBar } from '../../features/cart/cart-bar.js';
import { SideCart } from '../../features/cart/side-cart.js';
import { TermsLine } from '../../features/cart/terms-line.js';
import { useCartMigration } from '../../features/cart/use-cart-migration.js';
import { useTableOfCode } from '../../features/cart/use-table-of-code.js';
import { NotFound } from '../../features/content/failure-page.js';
import { BranchHero } from '../../features/menu/branch-hero.js';
import { PRODUCTS_ID } from '../../features/menu/group-id.js';
import { MenuGroups } from '../../features/menu/menu-groups.js';
import { useHasFormerOrders } from '../../features/order-again/use-has-former-orders.js';
import { useFollowedRecords } from '../../shared/catalogue/use-followed-records.js';
import { useFollowedLimits } from '../../shared/catalogue/limited-days.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { usePageHead } from '../../shared/page/use-page-head.js';
import { useSpentParameter } from '../../shared/page/use-spent-parameter.js';
import { ModeField } from '../../shared/cart/terms-fields.js';
import { useAreaOfZipCode } from '../../shared/cart/use-area-of-zip-code.js';
import type { OrderDetails } from '../../shared/order-details/details-slice.js';
import { useAtKiosk } from '../../shared/self-service/self-service.js';
import { useLinkedProduct } from './use-linked-product.js';
import { useProductDialog } from './use-product-dialog.js';

const BranchPlace = lazyPart(() => import('../../features/home/branch-place.js'));
const FormerOrders = lazyPart(() => import('../../features/order-again/former-orders.js'));
const BranchInfo = lazyPart(() => import('./branch-info.js'));

export default function MenuPage() {
  const branch = useShop().branchOf(useParams().branch ?? '');
  return branch ? <BranchMenu key={branch.id} branch={branch} /> : <NotFound />;
}

function BranchMenu({ branch }: { branch: Branch }) {
  const { dialog, choose, edit } = useProductDialog(branch);
  const [isInfoShown, setInfoShown] = useState(false);
  const atKiosk = useAtKiosk();
  const hasFormerOrders = useHasFormerOrders(branch);
  usePageHead(branch.name, { description: branch.description });
  useCartMigration(branch);
  useTableOfCode(branch);
  useAreaOfZipCode(
    branch,
    useSelector(({ details }: { details: OrderDetails }) => details),
  );
  useLinkedProduct(branch, choose);
  useSpentParameter('info', () => setInfoShown(true));
  useFollowedLimits(branch);
  useFollowedRecords('branches');

  const menu = <MenuGroups branch={branch} onChoose={choose} />;
  return (
    <>
      <BranchHero branch={branch} onInfo={atKiosk ? null : () => setInfoShown(true)}>
        {atKiosk ? <ModeField branch={branch} name="kiosk" /> : <TermsLine branch={branch} />}
      </BranchHero>
      {atKiosk ? (
        <div className="shell grow" id={PRODUCTS_ID}>
          {menu}
        </div>
      ) : (
        <div className="shell gap-12 desktop:grid desktop:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="min-w-0" id={PRODUCTS_ID}>
            {hasFormerOrders && (
              <Later>
                <FormerOrders branch={branch} />
              </Later>
            )}
            {menu}
            <Later>
              <BranchPlace branch={branch} />
            </Later>
          </div>
          <SideCart branch={branch} onEdit={edit} />
        </div>
      )}
      <CartBar branch={branch} onEdit={edit} />
      {dialog}
      {isInfoShown && (
        <Later>
          <BranchInfo branch={branch} onClose={() => setInfoShown(false)} />
        </Later>
      )}
    </>
  );
}

/** What the first view does not need: without it the menu is there all the same. */
const Later = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={Nothing}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);

const Nothing = () => null;
