import { useId } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { BranchMap } from '../../shared/map/branch-map.js';
import { BranchContact } from './branch-contact.js';
import { OpeningHours } from './opening-hours.js';

interface Props {
  branch: Branch;
  /** Of the address that shows it at once. */
  query?: string;
}

/** When and where, below the menu of a branch. */
export default function BranchPlace({ branch, query }: Props) {
  const id = useId();
  return (
    <div className="mt-16 grid gap-x-12 gap-y-8 border-t-2 border-line pt-10 tablet:grid-cols-2">
      <OpeningHours branch={branch} />
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-3 text-2xl">
          Hier finden Sie uns
        </h2>
        <BranchContact branch={branch} />
      </section>
      <div className="empty:hidden tablet:col-span-2">
        <BranchMap branch={branch} query={query} />
      </div>
    </div>
  );
}
