import { pushAbility } from '@bestellwerk/ui/push/browser-push';
import type { AppDispatch } from '../api/redux.js';
import { storePush, storedPush, subscribe } from './browser-push.js';
import { pushApi } from './push-api.js';

/**
 * At every start: the subscription goes to the session that is signed in now, with the key that holds now. Others who
 * used this browser before are not notified on it. What does not work is seen in 'Mein Konto'.
 */
export async function renewPush(user: string, dispatch: AppDispatch): Promise<void> {
  const stored = storedPush();
  openWhatIsTapped();
  if (stored?.user !== user || pushAbility() !== 'possible' || Notification.permission !== 'granted') return;
  const { pushSetup, savePush } = pushApi.endpoints;
  const { publicKey, isSending } = await dispatch(pushSetup.initiate()).unwrap();
  if (!isSending) return;
  const { kinds, branches, device } = stored.wishes;
  const keys = await subscribe(publicKey, stored.wishes);
  const wishes = { kinds: [...kinds], branches: [...branches], device };
  const { id } = await dispatch(savePush.initiate({ ...keys, ...wishes })).unwrap();
  storePush({ ...stored, id });
}

let isListening = false;

/** A tapped notification leads to its page in a window that is open already. */
function openWhatIsTapped(): void {
  if (isListening || !('serviceWorker' in navigator)) return;
  isListening = true;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ open?: unknown }>) => {
    const { open } = data;
    if (typeof open === 'string' && open.startsWith('/backend/')) window.location.assign(open);
  });
}
