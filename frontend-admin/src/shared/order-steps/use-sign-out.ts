import { sessionApi } from '../session/session-api.js';
import { sendAllSteps } from './send-steps.js';
import { useAppDispatch } from '../api/redux.js';

/** Signs out, after everything on its way has been sent. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return async () => {
    await dispatch(sendAllSteps());
    await dispatch(sessionApi.endpoints.signOut.initiate());
  };
}
