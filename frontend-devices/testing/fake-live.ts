import { jest } from '@jest/globals';
import { liveSocket, type TopicListener } from '@bestellwerk/ui/live/live-socket';

/** Stands in for the live socket: who follows what. */
export function fakeLive(): Map<string, TopicListener> {
  const followed = new Map<string, TopicListener>();
  jest.spyOn(liveSocket, 'subscribe').mockImplementation((topic, listener) => {
    followed.set(topic, listener);
    return () => void followed.delete(topic);
  });
  return followed;
}
