import { type ReactNode, Suspense, useState } from 'react';
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
import { useFollowedRecords } from '../../shared/catalogue/use-followed-records.js';
import { useFollowedLimits } from '../../shared/catalogue/limited-days.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { usePageHead } from '../../shared/page/use-page-head.js';
import { useLinkedProduct } from './use-linked-product.js';
import { useProductDialog } from './use-product-dialog.js';

const BranchPlace = lazyPart(() => import('../../features/home/branch-place.js'));
const BranchInfo = lazyPart(() => import('./branch-info.js'));

export default function MenuPage() {
  const branch = useShop().branchOf(useParams().branch ?? '');
  return branch ? <BranchMenu key={branch.id} branch={branch} /> : <NotFound />;
}

function BranchMenu({ branch }: { branch: Branch }) {
  const { dialog, choose, edit } = useProductDialog(branch);
  const [isInfoShown, setInfoShown] = useState(false);
  usePageHead(branch.name, { description: branch.description });
  useCartMigration(branch);
  useTableOfCode(branch);
  useLinkedProduct(branch, choose);
  useFollowedLimits(branch);
  useFollowedRecords('branches');

  return (
    <>
      <BranchHero branch={branch} onInfo={() => setInfoShown(true)}>
        <TermsLine branch={branch} />
      </BranchHero>
      <div className="shell gap-12 desktop:grid desktop:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0" id={PRODUCTS_ID}>
          <MenuGroups branch={branch} onChoose={choose} />
          <Later>
            <BranchPlace branch={branch} />
          </Later>
        </div>
        <SideCart branch={branch} onEdit={edit} />
      </div>
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
