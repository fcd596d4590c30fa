import type { Module } from '@reduxjs/toolkit/query';

/** The `extraOptions` of an endpoint: how its failed requests are shown. */
export interface FailureOptions {
  /** In German, possibly by the request's argument. */
  failure?: string | ((argument: never) => string);
  /** The form that sends the request shows its failure, so no toast does. */
  isShownByForm?: boolean;
  /** The ticket number of the order that a request is about. */
  ticketNumber?: (argument: never) => number;
}

const byEndpoint = new Map<string, FailureOptions>();

/** RTK Query keeps definitions to itself; its modules are given those of all endpoints, also of the ones added later. */
export const failureOptions: Module<never> = {
  name: 'failureOptions' as never,
  init: () => ({
    injectEndpoint: (endpoint, { extraOptions }) =>
      void byEndpoint.set(endpoint, (extraOptions as FailureOptions | undefined) ?? {}),
  }),
};

export const failureOptionsOf = (endpoint: string): FailureOptions => byEndpoint.get(endpoint) ?? {};

/** The German sentence for a failed request. */
export function failureText(endpoint: string, argument?: unknown): string {
  const { failure = 'Daten konnten nicht geladen werden.' } = failureOptionsOf(endpoint);
  return typeof failure === 'string' ? failure : failure(argument as never);
}
