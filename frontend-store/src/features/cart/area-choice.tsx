import { useDispatch } from 'react-redux';
import { areaText } from '@bestellwerk/domain/delivery/delivery-words';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { termsChosen } from '../../shared/cart/cart-slice.js';
import { useCart } from '../../shared/cart/use-cart.js';
import { useShop } from '../../shared/catalogue/use-shop.js';

/** 'Liefergebiet' as a list, each with what it costs and from which value on. */
export function AreaChoice({ branch }: { branch: Branch }) {
  const dispatch = useDispatch();
  const { currency } = useShop().config;
  const { area } = useCart(branch);
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Liefergebiet</legend>
      <div className="grid gap-2">
        {branch.deliveryAreas.map((one) => (
          <label
            key={one.area}
            className="flex min-h-11 items-start gap-3 rounded-box border-2 border-line bg-white px-3 py-2 hover:bg-mustard-pale has-checked:border-ink has-checked:bg-mustard-pale has-focus-visible:outline-3 has-focus-visible:outline-plum"
          >
            <input
              type="radio"
              name="terms-area"
              checked={one.area === area?.area}
              onChange={() =>
                dispatch(termsChosen({ branch: branch.identifier, terms: { deliveryArea: one.area } }))
              }
              className="mt-1 size-5 shrink-0 accent-plum outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{one.area}</span>
              <span className="block text-sm text-ink-soft">{areaText(one, currency)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
