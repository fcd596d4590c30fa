import { useState } from 'react';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { useWithdrawRequestMutation } from '../../shared/order/order-api.js';

/** Lets the guest withdraw a request as long as there is no offer. It cannot be taken back, so it asks again. */
export function WithdrawRequest({ order: { uid, hash } }: { order: PublicOrder }) {
  const [withdraw, { isLoading, error }] = useWithdrawRequestMutation();
  const [isAsked, setAsked] = useState(false);
  return (
    <section aria-label="Anfrage zurückziehen" className="space-y-3">
      {error && (
        <p role="alert" className="border-l-8 border-alarm bg-alarm-pale p-4 font-semibold">
          {messageOf(error)}
        </p>
      )}
      {isAsked ? (
        <>
          <p>Sollen wir kein Angebot mehr erstellen? Das lässt sich nicht rückgängig machen.</p>
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              className="button-main"
              disabled={isLoading}
              onClick={() => void withdraw({ uid, hash })}
            >
              {isLoading ? 'Wird gesendet …' : 'Ja, zurückziehen'}
            </button>
            <button
              ref={takeFocus}
              type="button"
              className="button-plain"
              disabled={isLoading}
              onClick={() => setAsked(false)}
            >
              Nein, Anfrage behalten
            </button>
          </div>
        </>
      ) : (
        <button type="button" className="button-plain" onClick={() => setAsked(true)}>
          Anfrage zurückziehen
        </button>
      )}
    </section>
  );
}

/** The button that had it is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
