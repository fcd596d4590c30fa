import { isApiFailure } from '@bestellwerk/ui/api/api-failure';

/** Whether the server no longer knows the device: nothing but a new pairing helps. */
export const isUnpaired = (error: unknown): boolean => isApiFailure(error) && error.status === 401;
