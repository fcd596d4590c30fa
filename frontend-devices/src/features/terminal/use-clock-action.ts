import { isAnswerKnown, isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import type { Credentials } from './credentials.js';
import type { Action, ActionRequest } from './clock-actions.js';
import { useTerminalDispatch } from './store.js';
import { useSendActionMutation } from './terminal-api.js';
import { forgetSignOn, lost, refused, sent, signedOff, taken } from './terminal-slice.js';

/** Takes an action, or sends one again whose answer was lost. */
export function useClockAction(who: Credentials) {
  const dispatch = useTerminalDispatch();
  const [send] = useSendActionMutation();

  const deliver = async (request: ActionRequest) => {
    dispatch(sent({ request, now: Date.now() }));
    try {
      await send({ who, request }).unwrap();
      dispatch(taken({ action: request.action, now: Date.now() }));
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
    take: (action: Action, branch: string | null) =>
      deliver({ action, branch, deviceAt: new Date().toISOString(), key: randomKey() }),
    again: deliver,
  };
}
