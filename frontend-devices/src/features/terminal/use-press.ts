import { isAnswerKnown, isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import type { Credentials } from './credentials.js';
import type { Action, Press } from './presses.js';
import { useTerminalDispatch } from './store.js';
import { usePressMutation } from './terminal-api.js';
import { forgetSignOn, lost, refused, sent, signedOff, taken } from './terminal-slice.js';

/** Presses a button, or sends a press again whose answer was lost. */
export function usePress(who: Credentials) {
  const dispatch = useTerminalDispatch();
  const [send] = usePressMutation();

  const deliver = async (press: Press) => {
    dispatch(sent({ press, now: Date.now() }));
    try {
      await send({ who, press }).unwrap();
      dispatch(taken({ action: press.action, now: Date.now() }));
    } catch (error) {
      if (!isApiFailure(error) || !isAnswerKnown(error)) dispatch(lost());
      else if (error.status !== 401) dispatch(refused(messageOf(error)));
      else {
        forgetSignOn();
        dispatch(signedOff(messageOf(error)));
      }
    }
  };

  return {
    press: (action: Action, branch: string | null) =>
      deliver({ action, branch, deviceAt: new Date().toISOString(), key: randomKey() }),
    again: deliver,
  };
}
