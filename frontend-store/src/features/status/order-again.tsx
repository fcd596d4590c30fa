import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { formerOrderOf } from '@bestellwerk/domain/ordering/checkout/former-order';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { useFollowedLimits } from '../../shared/catalogue/limited-days.js';
import { noticeShown } from '../../shared/notice/notice-slice.js';
import { filledAgainText, useOrderAgain } from '../../shared/order-again/use-order-again.js';

interface Props {
  order: PublicOrder;
  branch: Branch;
  /** The cart still holds what was ordered, since it was never paid. */
  keptCart: boolean;
}

/** The way to order the same once more, or back to the cart that still holds it. */
export const OrderAgain = ({ order, branch, keptCart }: Props) =>
  keptCart ? (
    <Link to={`/store/${branch.identifier}/checkout`} className="button-main w-full">
      Zurück zum Warenkorb
    </Link>
  ) : (
    <FillAgain order={order} branch={branch} />
  );

/** Puts into the cart what of an order can be had once more, and leads to the menu. */
function FillAgain({ order, branch }: Omit<Props, 'keptCart'>) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useFollowedLimits(branch);
  const { orderAgain, dialog } = useOrderAgain(branch, () => {
    void (async () => {
      await navigate(`/store/${branch.identifier}`);
      dispatch(noticeShown(filledAgainText));
    })();
  });
  return (
    <>
      <button type="button" className="button-main w-full" onClick={() => orderAgain(formerOrderOf(order))}>
        Noch einmal bestellen
      </button>
      {dialog}
    </>
  );
}
