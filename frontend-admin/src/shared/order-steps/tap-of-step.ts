/** How long after a step a tap may still be meant for the step. */
const TAP_MS = 1_000;

type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/**
 * Whether a click on what takes a step back is a tap on the button that was in its place before: a double tap
 * asks for the step, and not for its undoing. Keys have no place, so they always count.
 */
export function isTapOfStep({ clientX, clientY, detail }: Click, takenAt: number): boolean {
  const isByKey = detail === 0 || (clientX === 0 && clientY === 0);
  return !isByKey && Date.now() - takenAt < TAP_MS;
}
