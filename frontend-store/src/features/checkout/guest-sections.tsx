import { useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CheckoutView } from '@bestellwerk/domain/ordering/checkout/checkout-view';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { isGuestRemembered } from '../../shared/guest-memory.js';
import type { OrderDetails } from '../../shared/order-details/details-slice.js';
import { emptyRemembered, rememberedDetails } from '../../shared/order-details/remembered-details.js';
import { AddressSection } from './address-section.js';
import { ContactSection } from './contact-section.js';
import { ExtrasSection } from './extras-section.js';
import { fieldId, ProblemsContext } from './problems.js';
import { RememberChoice } from './remember-choice.js';
import { RememberedGuest } from './remembered-guest.js';

interface Props {
  branch: Branch;
  details: OrderDetails;
  comment: string;
  mode: DeliveryMode;
  view: CheckoutView;
  /** What is wrong with the order at the moment. */
  problems: readonly Problem[];
  /** 'Landstraße (1030), Lieferung 4,90 €'; null unless it is delivered. */
  area: string | null;
  areaProblem: string | null;
}

/** Who orders, and where to; one line where all of it is remembered from a former order. */
export function GuestSections({ branch, details, comment, mode, view, problems, area, areaProblem }: Props) {
  const [hasContact, hasAddress] = [view.blocks.includes('contact'), view.blocks.includes('address')];
  const refused = useContext(ProblemsContext);
  const [isFolded, setFolded] = useState(() => rememberedDetails() !== null);
  const isComplete = areaProblem === null && ![...problems, ...refused].some(({ field }) => isOfGuest(field));
  // Fields that came up once stay: they must not fold under the finger that fills in the last of them.
  if (isFolded && !isComplete) setFolded(false);
  /** The focus was on a line or button that is gone with it. */
  const unfold = () => {
    flushSync(() => setFolded(false));
    document.getElementById(fieldId('firstName'))?.focus();
  };
  return (
    <>
      {isFolded && hasContact ? (
        <RememberedGuest details={details} hasAddress={hasAddress} onChange={unfold} />
      ) : (
        <>
          {hasContact && <ContactSection branch={branch} required={view.requiredFields} />}
          {hasAddress && <AddressSection mode={mode} area={area} problem={areaProblem} />}
        </>
      )}
      <div>
        <ExtrasSection branch={branch} comment={comment} hasContact={hasContact && !isFolded} />
        {isGuestRemembered() && (hasContact || hasAddress) && (
          <RememberChoice details={details} onForget={unfold} />
        )}
      </div>
    </>
  );
}

/** Whether a problem is with what can be remembered. */
const isOfGuest = (field: string | null): boolean => field !== null && Object.hasOwn(emptyRemembered, field);
