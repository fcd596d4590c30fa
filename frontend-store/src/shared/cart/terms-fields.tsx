import { memo } from 'react';
import { useDispatch } from 'react-redux';
import { offeredModes } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { kioskModeLabels, kioskModeQuestion } from '@bestellwerk/domain/ordering/checkout/self-service';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { Icon } from '../icon.js';
import { useAtKiosk } from '../self-service/self-service.js';
import { termsChosen } from './cart-slice.js';
import { useCart } from './use-cart.js';

interface Props {
  branch: Branch;
  /** Distinguishes two sets of these fields on one page. */
  name: string;
}

interface ModeProps extends Props {
  /** The guest has to choose: nothing is preselected. */
  isUnchosen?: boolean;
  /** Phones see from where it stands what it is for. */
  isLegendHidden?: boolean;
}

/** 'Art der Lieferung', at a kiosk 'Hier essen oder mitnehmen?': one of the modes the branch offers. */
export const ModeField = memo(function ModeField({
  branch,
  name,
  isUnchosen = false,
  isLegendHidden = false,
}: ModeProps) {
  const dispatch = useDispatch();
  const { mode } = useCart(branch);
  const isAtKiosk = useAtKiosk() !== null;
  const modes = offeredModes(branch);
  const labels = isAtKiosk ? kioskModeLabels : modeLabels;
  const choose = (chosen: DeliveryMode) =>
    dispatch(termsChosen({ branch: branch.identifier, terms: { mode: chosen } }));
  return (
    <fieldset className="@container">
      <legend className={`mb-1.5 font-semibold ${isLegendHidden ? 'max-tablet:sr-only' : ''}`}>
        {isAtKiosk ? kioskModeQuestion(modes) : 'Art der Lieferung'}
      </legend>
      <div className="grid auto-cols-fr grid-flow-col rounded-box border-2 border-ink @max-[12rem]:grid-flow-row">
        {modes.map((offered) => (
          <label
            key={offered}
            className="flex min-h-12 items-center justify-center gap-x-2 gap-y-1 px-1 py-2 text-center text-[0.95rem] leading-tight font-semibold hyphens-auto @max-[19.5rem]:flex-col @max-[17rem]:text-sm not-first:border-l-2 not-first:border-ink @max-[12rem]:not-first:border-t-2 @max-[12rem]:not-first:border-l-0 first:rounded-l-box last:rounded-r-box @max-[12rem]:rounded-none hover:bg-mustard-pale has-checked:bg-mustard has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum"
          >
            <input
              type="radio"
              name={`${name}-mode`}
              value={offered}
              checked={offered === mode && !isUnchosen}
              onChange={() => choose(offered)}
              className="sr-only"
            />
            <Icon name={offered} size={18} />
            {labels[offered]}
          </label>
        ))}
      </div>
    </fieldset>
  );
});

/** 'Liefergebiet', while the mode is delivery. */
export const AreaField = memo(function AreaField({ branch, name }: Props) {
  const dispatch = useDispatch();
  const { mode, area } = useCart(branch);
  if (mode !== 'delivery') return null;
  return (
    <label className="block">
      <span className="mb-1.5 block font-semibold">Liefergebiet</span>
      <select
        name={`${name}-area`}
        className="field"
        value={area?.area ?? ''}
        onChange={(event) =>
          dispatch(termsChosen({ branch: branch.identifier, terms: { deliveryArea: event.target.value } }))
        }
      >
        {branch.deliveryAreas.map((one) => (
          <option key={one.area}>{one.area}</option>
        ))}
      </select>
    </label>
  );
});
