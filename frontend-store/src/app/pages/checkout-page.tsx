import { useMatch, useParams } from 'react-router';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { Checkout } from '../../features/checkout/checkout.js';
import { FailedPayment } from '../../features/checkout/failed-payment.js';
import { NotFound } from '../../features/content/failure-page.js';
import { useFollowedLimits } from '../../shared/catalogue/limited-days.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { usePageHead } from '../../shared/page/use-page-head.js';
import { useProductDialog } from './use-product-dialog.js';

export default function CheckoutPage() {
  const branch = useShop().branchOf(useParams().branch ?? '');
  return branch ? <BranchCheckout key={branch.id} branch={branch} /> : <NotFound />;
}

function BranchCheckout({ branch }: { branch: Branch }) {
  usePageHead('Bestellvorgang');
  useFollowedLimits(branch);
  const { dialog, edit } = useProductDialog(branch);
  const isAfterFailure = useMatch('/store/:branch/checkout/error') !== null;
  return (
    <div className="shell pt-3 desktop:pt-8">
      <h1 className="mb-2.5 text-[clamp(1.625rem,5vw,3.25rem)] desktop:mb-6">Bestellvorgang</h1>
      {isAfterFailure && <FailedPayment branch={branch} />}
      <Checkout branch={branch} onEdit={edit} />
      {dialog}
    </div>
  );
}
