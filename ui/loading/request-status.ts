import { type Middleware, createSlice, isPending, isFulfilled, isRejected } from '@reduxjs/toolkit';
import type { ApiMeta } from '../api/base-query.js';
import { isApiFailure, messageOf } from '../api/api-failure.js';

interface ActivityState {
  /** Running calls by endpoint name. */
  running: Record<string, number>;
  /** Failed reads by endpoint name, until the same read succeeds or is tried again. */
  failed: Record<string, FailedRead>;
  /** Reads answered with stale lists, by the key of their cache entry, until they are answered up to date. */
  late: Record<string, LateRead>;
}

export interface FailedRead {
  endpoint: string;
  message: string;
  /** 0 when the server was not reached. */
  status: number;
  argument: unknown;
}

export interface LateRead {
  endpoint: string;
  argument: unknown;
}

const initialState: ActivityState = { running: {}, failed: {}, late: {} };

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
    answeredLate(state, { payload: { key, ...read } }: { payload: LateRead & { key: string } }) {
      state.late[key] = read;
    },
    answeredInTime(state, { payload }: { payload: string }) {
      delete state.late[payload];
    },
  },
});

export const activityReducer = slice.reducer;

interface EndpointCall {
  type: 'query' | 'mutation';
  endpointName: string;
  originalArgs: unknown;
  /** Of queries. */
  queryCacheKey?: string;
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
    else if (isFulfilled(action)) {
      store.dispatch(slice.actions.ended(endpoint));
      noteLateness(store, call, action.meta);
    } else if (isRejected(action) && !action.meta.condition) {
      store.dispatch(slice.actions.ended(endpoint));
      if (call.type === 'query') store.dispatch(slice.actions.readFailed(failedRead(call, action.payload)));
    }
  }
  const dropped = (action as { type?: unknown }).type === DROPPED && keyOfDropped(action);
  if (dropped) answeredInTime(store, dropped);
  return next(action);
};

/** The action by which RTK Query drops a cached answer. */
const DROPPED = 'api/queries/removeQueryResult';
const keyOfDropped = (action: unknown): string =>
  (action as { payload: { queryCacheKey: string } }).payload.queryCacheKey;

type Store = Parameters<Middleware>[0];

function noteLateness(store: Store, call: EndpointCall, meta: unknown): void {
  const { queryCacheKey: key, endpointName: endpoint, originalArgs: argument } = call;
  if (key === undefined) return;
  const { baseQueryMeta } = meta as { baseQueryMeta?: Partial<ApiMeta> };
  if (baseQueryMeta?.isStale) store.dispatch(slice.actions.answeredLate({ key, endpoint, argument }));
  else answeredInTime(store, key);
}

function answeredInTime(store: Store, key: string): void {
  const { activity } = store.getState() as WithActivity;
  if (activity.late[key]) store.dispatch(slice.actions.answeredInTime(key));
}

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

/** Reads whose answers are stale. */
export const selectLateReads = ({ activity }: WithActivity): Readonly<Record<string, LateRead>> =>
  activity.late;

/** The failed read of an endpoint, or null. */
export const selectFailedRead =
  (endpoint: string) =>
  ({ activity }: WithActivity): FailedRead | null =>
    activity.failed[endpoint] ?? null;
