import { useId } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { BranchContact } from './branch-contact.js';
import { OpeningHours } from './opening-hours.js';

/** When and where, below the menu of a branch. */
export default function BranchPlace({ branch }: { branch: Branch }) {
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
    </div>
  );
}
