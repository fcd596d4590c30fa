import { type Middleware, createSlice, isPending, isFulfilled, isRejected } from '@reduxjs/toolkit';
import { isApiFailure, messageOf } from '../api/api-failure.js';

interface ActivityState {
  /** Running calls by endpoint name. */
  running: Record<string, number>;
  /** Failed reads by endpoint name, until the same read succeeds or is tried again. */
  failed: Record<string, FailedRead>;
}

export interface FailedRead {
  endpoint: string;
  message: string;
  /** 0 when the server was not reached. */
  status: number;
  argument: unknown;
}

const initialState: ActivityState = { running: {}, failed: {} };

const slice = createSlice({
  name: 'activity',
  initialState,
  reducers: {
    started(state, { payload }: { payload: string }) {
      state.running[payload] = (state.running[payload] ?? 0) + 1;
      delete state.failed[payload];
    },
    ended(state, { payload }: { payload: string }) {
      const left = (state.running[payload] ?? 1) - 1;
      if (left > 0) state.running[payload] = left;
      else delete state.running[payload];
    },
    readFailed(state, { payload }: { payload: FailedRead }) {
      state.failed[payload.endpoint] = payload;
    },
  },
});

export const activityReducer = slice.reducer;

interface EndpointCall {
  type: 'query' | 'mutation';
  endpointName: string;
  originalArgs: unknown;
}

function endpointCall(action: unknown): EndpointCall | null {
  const call = (action as { meta?: { arg?: Partial<EndpointCall> } }).meta?.arg;
  return call && typeof call === 'object' && 'endpointName' in call ? (call as EndpointCall) : null;
}

/** Feeds the loaders and the failed reads, both named by RTK Query endpoint. */
export const activityMiddleware: Middleware = (store) => (next) => (action) => {
  const call = endpointCall(action);
  if (call !== null) {
    const { endpointName: endpoint } = call;
    if (isPending(action)) store.dispatch(slice.actions.started(endpoint));
    else if (isFulfilled(action)) store.dispatch(slice.actions.ended(endpoint));
    else if (isRejected(action) && !action.meta.condition) {
      store.dispatch(slice.actions.ended(endpoint));
      if (call.type === 'query') store.dispatch(slice.actions.readFailed(failedRead(call, action.payload)));
    }
  }
  return next(action);
};

const failedRead = (call: EndpointCall, error: unknown): FailedRead => ({
  endpoint: call.endpointName,
  message: messageOf(error),
  status: isApiFailure(error) ? error.status : 0,
  argument: call.originalArgs,
});

interface WithActivity {
  activity: ActivityState;
}

/** Whether any call of these endpoints is under way. */
export const selectIsRunning =
  (...endpoints: string[]) =>
  ({ activity }: WithActivity): boolean =>
    endpoints.some((endpoint) => activity.running[endpoint] !== undefined);

/** The failed read of an endpoint, or null. */
export const selectFailedRead =
  (endpoint: string) =>
  ({ activity }: WithActivity): FailedRead | null =>
    activity.failed[endpoint] ?? null;
