import type { ReactNode } from 'react';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { noOrdersText } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { minimumOrderTexts } from '@bestellwerk/domain/delivery/delivery-fee';
import { checkoutClosedNotice, takesOrdersAgainText } from '@bestellwerk/domain/opening-hours/opening-texts';
import type { PricedCart } from '../../shared/cart/price-cart.js';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { useNow } from '../../shared/use-now.js';
import { BranchLink } from '../../shared/self-service/branch-link.js';
import { aboveFormId } from './problems.js';

interface Props {
  branch: Branch;
  mode: DeliveryMode;
  isCartEmpty: boolean;
  missing: PricedCart['missing'];
}

/** Why nothing can be ordered at this moment, in place of a form that could not be sent. */
export function NotOrderable({ branch, mode, isCartEmpty, missing }: Props) {
  const shop = useShop();
  const now = useNow();
  const timeZone = timeZoneOf(shop, branch);
  const inactive = noOrdersText(branch, shop.config);
  if (inactive !== null) {
    return (
      <Panel branch={branch} link="Zurück zur Speisekarte">
        <p className="font-bold">{inactive}</p>
      </Panel>
    );
  }
  if (isCartEmpty) {
    return (
      <Panel branch={branch} link="Zur Speisekarte">
        <p>Bitte wählen Sie zuerst etwas von der Speisekarte aus.</p>
      </Panel>
    );
  }
  if (missing) {
    const { warning, hint } = minimumOrderTexts(missing, shop.config.currency);
    return (
      <Panel branch={branch} link="Weitere Waren auswählen">
        <p className="font-bold">{warning}</p>
        <p>{hint}</p>
      </Panel>
    );
  }
  return (
    <Panel branch={branch} link="Zurück zur Speisekarte">
      <p className="font-bold">{checkoutClosedNotice(mode, branch, now, timeZone)}</p>
      <p>{takesOrdersAgainText(mode, branch, now, timeZone)}</p>
      <p>Ihr Warenkorb bleibt bis dahin erhalten, solange dieses Fenster offen ist.</p>
    </Panel>
  );
}

/** The mode in which the guest ordered is gone, and what is left is for the guest to choose. */
export const ModeWithdrawn = ({ text, isOtherOffered }: { text: string; isOtherOffered: boolean }) => (
  <div
    id={aboveFormId}
    role="alert"
    tabIndex={-1}
    className="mb-8 space-y-1 border-l-8 border-mustard bg-mustard-pale p-5"
  >
    <h2 className="font-sans text-lg font-bold">{text}</h2>
    {isOtherOffered && <p>Bitte wählen Sie eine andere Art der Lieferung.</p>}
  </div>
);

const Panel = ({ branch, link, children }: { branch: Branch; link: string; children: ReactNode }) => (
  <div
    id={aboveFormId}
    role="status"
    tabIndex={-1}
    className="space-y-3 border-l-8 border-mustard bg-mustard-pale p-5"
  >
    {children}
    <BranchLink branch={branch} className="button-main">
      {link}
    </BranchLink>
  </div>
);
