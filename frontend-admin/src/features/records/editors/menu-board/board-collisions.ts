import { closestCorners, pointerWithin, type CollisionDetection } from '@dnd-kit/core';
import { TRAY } from './board-keys.js';

/** What something held lies over: the tray wherever the pointer is in it, else whatever is nearest. */
export const boardCollisions: CollisionDetection = (held) => {
  const tray = pointerWithin(held).filter(({ id }) => id === TRAY);
  return tray.length > 0 ? tray : closestCorners(held);
};
