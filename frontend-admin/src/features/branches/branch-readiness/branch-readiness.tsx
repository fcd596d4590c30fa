import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import {
  branchGaps,
  missingMethodsText,
  openAreasText,
  type BranchGap,
} from '@bestellwerk/domain/ordering/checkout/branch-gaps';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Menu } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import {
  activeMenu,
  isAnythingOffered,
  type Listed,
  type MenuCatalog,
} from '@bestellwerk/domain/catalogue/availability';
import { useRecordsQuery } from '../../../shared/records/record-list-api.js';
import { useUnusableMethods } from '../../../shared/shop/payment-providers-api.js';
import { useConfigQuery } from '../../../shared/shop/shop-api.js';
import { useNow } from '../../../shared/ui/use-now.js';
import notes from '../../../shared/ui/notes.module.css';
import classes from './branch-readiness.module.css';

const note = `${notes.note} ${classes.note}`;

const places: Readonly<Record<NonNullable<BranchGap['place']>, string>> = {
  config: 'Zur Konfiguration',
  payments: 'Zu den Zahlungen',
  menus: 'Zu den Produktkatalogen',
  tables: 'Zu den Tischen',
};

interface Properties {
  record: Fields;
  /** Null before it was first saved. */
  id: string | null;
}

/** The missing settings before customers can order from a branch. */
export default function BranchReadiness({ record, id }: Properties) {
  if (id === null) {
    return <p className={note}>Nach dem ersten Speichern steht hier, was Kunden zum Bestellen noch fehlt.</p>;
  }
  const branch = record as unknown as Branch;
  const openAreas = openAreasText(branch);
  return (
    <>
      <Gaps branch={branch} id={id} />
      {openAreas && <p className={note}>{openAreas}</p>}
    </>
  );
}

const waiting = <Skeleton height={45} mb={16} role="status" aria-label="Filiale wird geprüft" />;

function Gaps({ branch, id }: { branch: Branch; id: string }) {
  const now = useNow();
  const { data: config } = useConfigQuery();
  const unusable = useUnusableMethods();
  const { data: menus } = useRecordsQuery({ path: 'menus' });
  const menu = menus && activeMenu(menus.records as unknown as Menu[], id, new Date(now));
  const hasProducts = useHasProducts(menu ?? null);
  const { data: tables } = useRecordsQuery({ path: 'tables', filters: { branch: id }, limit: 1 });
  if (!config || !menus || !tables || (menu && hasProducts === null)) {
    return waiting;
  }
  const gaps = branchGaps(branch, {
    config,
    unusable: unusable ?? {},
    hasMenu: menu !== null,
    hasProducts,
    hasTables: tables.total > 0,
  });
  if (!unusable && gaps.length === 0) return waiting;
  const missingMethods = missingMethodsText(branch, config, unusable ?? {});
  return (
    <>
      <GapList gaps={gaps} />
      {missingMethods && <p className={note}>{missingMethods}</p>}
    </>
  );
}

function GapList({ gaps }: { gaps: readonly BranchGap[] }) {
  if (gaps.length === 0) {
    return (
      <p className={note} data-ready>
        Hier kann bestellt werden.
      </p>
    );
  }
  return (
    <section className={note} aria-labelledby="branch-gaps">
      <strong id="branch-gaps">Das fehlt noch, damit Kunden bestellen können</strong>
      <ul>
        {gaps.map(({ text, place }) => (
          <li key={text}>
            {text} {place && <Link to={`/${place}`}>{places[place]}</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a product of the menu is offered; null while that is not known. */
function useHasProducts(menu: MenuCatalog | null): boolean | null {
  const options = { skip: menu === null };
  const { data: categories } = useRecordsQuery({ path: 'categories' }, options);
  const { data: products } = useRecordsQuery({ path: 'products' }, options);
  if (!menu || !categories || !products) return null;
  return isAnythingOffered(
    menu,
    categories.records as unknown as Listed[],
    products.records as unknown as Listed[],
  );
}
