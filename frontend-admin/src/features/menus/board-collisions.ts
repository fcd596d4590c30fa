import { closestCorners, pointerWithin, type CollisionDetection } from '@dnd-kit/core';
import { TRAY } from './board-keys.js';

/** The drop target of a dragged item: the tray if the pointer is inside it, else the nearest target. */
export const boardCollisions: CollisionDetection = (args) => {
  const tray = pointerWithin(args).filter(({ id }) => id === TRAY);
  return tray.length > 0 ? tray : closestCorners(args);
};
