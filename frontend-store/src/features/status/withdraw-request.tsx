import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { useWithdrawRequestMutation } from '../../shared/order/order-api.js';
import { AskAgain } from './ask-again.js';

interface Props {
  order: PublicOrder;
  onEnded(): void;
}

/** Lets the guest withdraw a request as long as there is no offer. It cannot be taken back, so it asks again. */
export function WithdrawRequest({ order: { uid, hash }, onEnded }: Props) {
  const [withdraw, { isLoading, error }] = useWithdrawRequestMutation();
  const send = async () => {
    const { data } = await withdraw({ uid, hash });
    if (data) onEnded();
  };
  return (
    <section aria-label="Anfrage zurückziehen" className="space-y-3">
      {error && (
        <p role="alert" className="border-l-8 border-alarm bg-alarm-pale p-4 font-semibold">
          {messageOf(error)}
        </p>
      )}
      <AskAgain
        label="Anfrage zurückziehen"
        question="Sollen wir kein Angebot mehr erstellen? Das lässt sich nicht rückgängig machen."
        confirm="Ja, zurückziehen"
        keep="Nein, Anfrage behalten"
        isBusy={isLoading}
        onConfirm={() => void send()}
      />
    </section>
  );
}
