import { useEffect, useState } from 'react';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { pushAbility, PushRefused } from '@bestellwerk/ui/push/browser-push';
import { Icon } from '../../shared/icon.js';
import {
  followedId,
  noteFollowed,
  noteUnfollowed,
  subscribeGuest,
} from '../../shared/order-push/order-push.js';
import { useFollowOrderMutation, useLeaveOrderMutation, useOrderPushSetupQuery } from './order-push-api.js';

/** Lets the guest be notified on this device, where its browser and the server can. */
export function OrderNotifications({ order }: { order: PublicOrder }) {
  const [isPossible, setPossible] = useState(false);
  useEffect(() => setPossible(pushAbility() === 'possible'), []);
  return isPossible ? <IfSending order={order} /> : null;
}

function IfSending({ order }: { order: PublicOrder }) {
  const { uid, hash } = order;
  const { data: setup } = useOrderPushSetupQuery({ uid, hash });
  return setup?.isSending ? <Switch order={order} publicKey={setup.publicKey} /> : null;
}

function Switch({ order: { uid, hash }, publicKey }: { order: PublicOrder; publicKey: string }) {
  const [id, setId] = useState(() => followedId(uid));
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [follow] = useFollowOrderMutation();
  const [leave] = useLeaveOrderMutation();

  const switchOn = async () => {
    const keys = await subscribeGuest(publicKey);
    const followed = await follow({ uid, hash, ...keys }).unwrap();
    await noteFollowed({ uid, hash }, followed.id);
    setId(followed.id);
  };
  const switchOff = async (id: string) => {
    await leave({ uid, hash, id }).unwrap().catch(unlessUnknown);
    await noteUnfollowed(uid);
    setId(null);
  };
  const press = async () => {
    setProblem(null);
    setWorking(true);
    try {
      await (id === null ? switchOn() : switchOff(id));
    } catch (error) {
      setProblem(error instanceof PushRefused ? refusalText(error.message) : messageOf(error));
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="button-plain"
        aria-disabled={isWorking}
        onClick={() => !isWorking && void press()}
      >
        <Icon name="bell" size={18} />
        {id === null ? 'Benachrichtigen' : 'Nicht mehr benachrichtigen'}
      </button>
      <p role="status" className="basis-full text-sm font-semibold empty:hidden">
        {problem ??
          (id !== null &&
            'Dieses Gerät meldet sich, sobald sich etwas tut, auch wenn die Seite geschlossen ist.')}
      </p>
    </>
  );
}

/** The server has forgotten it already. */
function unlessUnknown(error: unknown): void {
  if (!isApiFailure(error) || error.status !== 404) throw error;
}

const refusalText = (reason: string): string =>
  reason === 'denied'
    ? 'Ohne Ihre Erlaubnis im Browser kann sich dieses Gerät nicht melden. Sie geben sie in den Einstellungen des Browsers, meist beim Schloss neben der Adresse.'
    : 'Der Dienst für Mitteilungen dieses Browsers ist nicht erreichbar. Bitte versuchen Sie es später noch einmal.';
