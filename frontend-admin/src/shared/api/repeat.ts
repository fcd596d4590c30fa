import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.js';
import type { AppThunk } from './redux.js';

type Initiate = (argument: unknown, options?: object) => AppThunk<unknown> | UnknownAction;

/** Repeats an operation by the name of its endpoint: the recipe that goes with every failure. */
export const repeat =
  (endpoint: string, argument: unknown): AppThunk<void> =>
  (dispatch) => {
    const endpoints = api.endpoints as unknown as Record<string, { initiate: Initiate }>;
    const options = { forceRefetch: true, subscribe: false, track: false };
    dispatch(endpoints[endpoint]!.initiate(argument, options) as AppThunk<unknown>);
  };
