import { personLine } from './person-line.js';
import type { OrderDetails } from '../../shared/order-details/details-slice.js';
import { Section } from './section.js';

interface Props {
  details: OrderDetails;
  hasAddress: boolean;
  onChange(): void;
}

/** A returning guest in one line. */
export const RememberedGuest = ({ details, hasAddress, onChange }: Props) => (
  <Section title="Ihre Kontaktdaten">
    <div className="flex items-center justify-between gap-x-4 rounded-box border-2 border-line bg-white px-3 py-1">
      <p className="word-wide leading-snug">{personLine(details, hasAddress)}</p>
      <button type="button" className="link min-h-11 shrink-0" onClick={onChange}>
        Ändern
      </button>
    </div>
  </Section>
);
