import { Link, useMatch } from 'react-router';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { inactiveLabel, noOrdersText } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { openState } from '@bestellwerk/domain/opening-hours/open-state';
import { branchStripText, openBranchesText } from '@bestellwerk/domain/opening-hours/opening-texts';
import { timeZoneOf, useShop } from '../shared/catalogue/use-shop.js';
import { Icon } from '../shared/icon.js';
import { useNow } from '../shared/use-now.js';

type Tone = 'success' | 'warning' | 'error';

const lamps: Record<Tone, string> = { success: 'bg-[#8fd19e]', warning: 'bg-mustard', error: 'bg-[#ff9d90]' };

/** Whether one can order now: of the branch one is at, else of all. Guests who have ordered need not know. */
export function StatusStrip() {
  const shop = useShop();
  const match = useMatch('/store/:branch/*');
  const branch = shop.branchOf(match?.params.branch ?? '');
  if (useMatch('/status/*')) return null;
  return (
    <aside aria-label="Öffnungsstatus" className="bg-ink text-paper">
      <div className="shell flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-0 desktop:py-1.5 text-[0.9rem] leading-tight tablet:text-[0.95rem]">
        {branch ? <BranchState branch={branch} /> : <AllBranchesState />}
      </div>
    </aside>
  );
}

function BranchState({ branch }: { branch: Branch }) {
  const now = useNow();
  const shop = useShop();
  const hours = branchStripText(branch, now, timeZoneOf(shop, branch));
  const { isOpen, isClosingSoon, text } =
    noOrdersText(branch, shop.config) === null
      ? hours
      : { isOpen: false, isClosingSoon: false, text: inactiveLabel };
  const isAtMenu = useMatch('/store/:branch') !== null;
  return (
    <>
      <Link
        to={isAtMenu ? '/' : `/store/${branch.identifier}`}
        className="on-plum word-wide inline-flex min-h-11 items-center gap-2 font-semibold hover:text-mustard desktop:min-h-6"
      >
        <Icon name="back" size={16} />
        <span className="sr-only">
          {!isAtMenu
            ? 'Zurück zur Speisekarte: '
            : shop.branches.length > 1
              ? 'Zurück zu allen Standorten, Sie sind bei: '
              : 'Zur Startseite, Sie sind bei: '}
        </span>
        <span className="line-clamp-2 min-w-0">{branch.name}</span>
      </Link>
      <State tone={!isOpen ? 'error' : isClosingSoon ? 'warning' : 'success'} text={text} />
    </>
  );
}

function AllBranchesState() {
  const shop = useShop();
  const now = useNow();
  const open = shop.branches.filter(
    (branch) =>
      noOrdersText(branch, shop.config) === null && openState(branch, now, timeZoneOf(shop, branch)).isOpen,
  ).length;
  return <State tone={open === 0 ? 'error' : 'success'} text={openBranchesText(open)} />;
}

const State = ({ tone, text }: { tone: Tone; text: string }) => (
  <p className="inline-flex items-center gap-2.5 py-1.5">
    <span className={`size-2.5 shrink-0 ${lamps[tone]}`} aria-hidden="true" />
    {text}
  </p>
);
