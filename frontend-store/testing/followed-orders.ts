import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { liveSocket, type TopicListener } from '@bestellwerk/ui/live/live-socket';
import { emptyStorages } from '@bestellwerk/ui/testing/storages';

/**
 * For tests of pages that follow an order: each begins in a browser that has stored nothing, with a live socket on which
 * only the test speaks, by `push`.
 */
export function withFollowedOrders() {
  let listener: TopicListener | undefined;
  beforeEach(() => {
    emptyStorages();
    history.replaceState(null, '', '/');
    listener = undefined;
    jest.spyOn(liveSocket, 'subscribe').mockImplementation((_topic, given) => {
      listener = given;
      return () => undefined;
    });
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
  return {
    /** Sends the order as it is now to the page that follows it. */
    push: (order: PublicOrder): void =>
      act(() => listener!.onChanges({ topic: '', projection: 'public-order', position: '9', rows: [order] })),
  };
}
