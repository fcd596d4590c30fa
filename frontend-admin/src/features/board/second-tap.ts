/** Milliseconds and pixels within which two taps are one double tap. */
const DOUBLE_TAP_MS = 600;
const DOUBLE_TAP_PX = 30;

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;
let last: Tap | null = null;

/**
 * Whether a tap is the second half of a double tap on the board: after a step the next card slides under the finger, and
 * would be taken along unread. Keys have no place, so they never are.
 */
export function isSecondTap({ clientX, clientY, timeStamp }: Tap): boolean {
  if (clientX === 0 && clientY === 0) return false;
  const isSecond =
    last !== null &&
    timeStamp - last.timeStamp < DOUBLE_TAP_MS &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < DOUBLE_TAP_PX;
  last = { clientX, clientY, timeStamp };
  return isSecond;
}
