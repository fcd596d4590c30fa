import type { FormerOrder, OrderedAgain } from '@bestellwerk/domain/ordering/checkout/former-order';
import { Dialog } from '../dialog/dialog.js';

interface Props {
  former: FormerOrder;
  again: OrderedAgain;
  onFill(): void;
  onClose(): void;
}

/** What has changed since a former order, before it goes into the cart. */
export function AgainDialog({ former, again: { lines, changes, notes }, onFill, onClose }: Props) {
  const left = former.lines.length - lines.length;
  return (
    <Dialog label="Was sich geändert hat" onClose={onClose}>
      <div className="min-h-0 space-y-3 overflow-y-auto p-4 tablet:p-8 tablet:pb-6">
        <h2 className="pr-12 text-2xl">Seit Ihrer Bestellung hat sich etwas geändert</h2>
        {notes.map((note) => (
          <p key={note} className="border-l-4 border-mustard pl-3 font-semibold">
            {note}
          </p>
        ))}
        {changes.length > 0 && (
          <ul className="list-[square] space-y-1 pl-5">
            {changes.map(({ line, text }) => (
              <li key={line}>{text}</li>
            ))}
          </ul>
        )}
        {lines.length === 0 ? (
          <p>Bitte wählen Sie neu von der Speisekarte.</p>
        ) : (
          left > 0 && <p>Alles andere kommt in den Warenkorb.</p>
        )}
      </div>
      <footer className="flex flex-wrap-reverse justify-between gap-3 border-t-4 border-mustard bg-white p-4 tablet:px-8">
        <button type="button" className="button-plain" onClick={onClose}>
          {lines.length === 0 ? 'Schließen' : 'Abbrechen'}
        </button>
        {lines.length > 0 && (
          <button type="button" className="button-main" onClick={onFill}>
            In den Warenkorb legen
          </button>
        )}
      </footer>
    </Dialog>
  );
}
