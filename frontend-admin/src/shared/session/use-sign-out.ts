import { sessionApi } from '../api/session-api.js';
import { sendAllSteps } from '../outbox/send-steps.js';
import { useAppDispatch } from '../redux.js';

/** Signs out, after everything on its way has been sent. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return async () => {
    await dispatch(sendAllSteps());
    await dispatch(sessionApi.endpoints.signOut.initiate());
  };
}
