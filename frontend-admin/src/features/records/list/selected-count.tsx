import { formatNumber } from '@bestellwerk/domain/rules/formats';
import type { Selection } from './use-selection.js';

/** How many records are ticked, and how many of them by another search than the list's. */
export const SelectedCount = ({ selection: { records, elsewhere } }: { selection: Selection }) => (
  <>
    <strong>{formatNumber(records.length)} ausgewählt</strong>
    {elsewhere.length > 0 &&
      `, ${elsewhere.length === records.length ? '' : `${formatNumber(elsewhere.length)} davon `}in einer anderen Suche`}
  </>
);
