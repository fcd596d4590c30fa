import type { OrderChanges } from '@bestellwerk/domain/ordering/checkout/order-changes';
import { Icon } from '../../shared/icon.js';
import { atButtonId } from './problems.js';

/** What changed while the guest was ordering; the next click on the button agrees to it. */
export const ChangeNotice = ({ changes }: { changes: Pick<OrderChanges, 'heading' | 'notes'> }) => (
  <div
    id={atButtonId}
    role="alert"
    tabIndex={-1}
    className="flex gap-3 border-l-8 border-plum bg-white p-4 shadow-card"
  >
    <span className="text-plum">
      <Icon name="alert" />
    </span>
    <div className="min-w-0 space-y-1">
      <p className="text-lg font-bold">{changes.heading}</p>
      {changes.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>Bitte prüfen Sie Ihre Bestellung und schicken Sie sie dann noch einmal ab.</p>
    </div>
  </div>
);
