import { useCallback, useEffect, useState } from 'react';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { type PushAbility, pushAbility, PushRefused } from '@bestellwerk/ui/push/browser-push';
import { Icon } from '../../shared/icon.js';
import {
  followedId,
  noteFollowed,
  noteUnfollowed,
  subscribeGuest,
} from '../../shared/order-push/order-push.js';
import { useFollowOrderMutation, useLeaveOrderMutation, useOrderPushSetupQuery } from './order-push-api.js';

/**
 * Lets the guest be notified on this device, where its browser and the server can. That the browser blocks it is only for those who
 * asked for it here.
 */
export function OrderNotifications({ order }: { order: PublicOrder }) {
  const { ability, wasPossible, look } = usePushAbility();
  const isBlocked = ability === 'denied';
  const isShown = ability === 'possible' || (isBlocked && wasPossible);
  return isShown ? <IfSending order={order} isBlocked={isBlocked} onRefused={look} /> : null;
}

interface Seen {
  /** Null until it is known. */
  readonly ability: PushAbility | null;
  readonly wasPossible: boolean;
}

/** The guest may allow it meanwhile, outside of the page. */
function usePushAbility(): Seen & { look: () => void } {
  const [seen, setSeen] = useState<Seen>({ ability: null, wasPossible: false });
  const look = useCallback(() => {
    const ability = pushAbility();
    setSeen(({ wasPossible }) => ({ ability, wasPossible: wasPossible || ability === 'possible' }));
  }, []);
  useEffect(() => {
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [look]);
  return { ...seen, look };
}

interface Props {
  order: PublicOrder;
  /** The browser does not even ask any more. */
  isBlocked: boolean;
  onRefused(): void;
}

function IfSending(props: Props) {
  const { uid, hash } = props.order;
  const { data: setup } = useOrderPushSetupQuery({ uid, hash });
  return setup?.isSending ? <Switch {...props} publicKey={setup.publicKey} /> : null;
}

function Switch({ order: { uid, hash }, isBlocked, onRefused, publicKey }: Props & { publicKey: string }) {
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
      if (error instanceof PushRefused) onRefused();
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      {!isBlocked && (
        <button
          type="button"
          className="button-plain"
          aria-disabled={isWorking}
          onClick={() => !isWorking && void press()}
        >
          <Icon name="bell" size={18} />
          {id === null ? 'Benachrichtigen' : 'Nicht mehr benachrichtigen'}
        </button>
      )}
      <p role="status" className="basis-full text-sm font-semibold empty:hidden">
        {isBlocked ? blockedText : (problem ?? (id !== null && followedText))}
      </p>
    </>
  );
}

/** The server has forgotten it already. */
function unlessUnknown(error: unknown): void {
  if (!isApiFailure(error) || error.status !== 404) throw error;
}

const followedText = 'Dieses Gerät meldet sich, sobald sich etwas tut, auch wenn die Seite geschlossen ist.';
const blockedText =
  'Ihr Browser blockiert Benachrichtigungen dieser Seite. Sie erlauben sie in seinen Einstellungen, meist beim Schloss neben der Adresse.';

const refusalText = (reason: string): string =>
  reason === 'denied'
    ? 'Bitte erlauben Sie die Benachrichtigungen, wenn Ihr Browser danach fragt.'
    : 'Der Dienst für Mitteilungen dieses Browsers ist nicht erreichbar. Bitte versuchen Sie es später noch einmal.';
