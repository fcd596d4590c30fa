import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { areaText } from '@bestellwerk/domain/delivery/delivery-words';
import BranchPlace from '../../features/home/branch-place.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Dialog } from '../../shared/dialog/dialog.js';

interface Props {
  branch: Branch;
  onClose(): void;
}

/** All about a branch that the head of its menu leaves out: what it says about itself, when and where, and what a delivery costs. */
export default function BranchInfo({ branch, onClose }: Props) {
  const { currency } = useShop().config;
  return (
    <Dialog label={`Info: ${branch.name}`} onClose={onClose} width="wide">
      <div
        tabIndex={0}
        role="region"
        aria-label={branch.name}
        className="min-h-0 overflow-y-auto overscroll-contain p-5 -outline-offset-3 tablet:p-8"
      >
        <h2 className="pr-10 text-2xl tablet:text-3xl">{branch.name}</h2>
        <p className="mt-2 max-w-[60ch]">{branch.description}</p>
        <div className="*:mt-6 *:pt-6">
          <BranchPlace branch={branch} query="?info=1" />
        </div>
        {branch.isDeliveryEnabled && branch.deliveryAreas.length > 0 && (
          <section aria-label="Lieferung" className="mt-8">
            <h2 className="mb-3 text-2xl">Lieferung</h2>
            <dl className="space-y-2">
              {branch.deliveryAreas.map((area) => (
                <div key={area.area}>
                  <dt className="font-semibold">{area.area}</dt>
                  <dd className="text-ink-soft">{areaText(area, currency)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </Dialog>
  );
}
