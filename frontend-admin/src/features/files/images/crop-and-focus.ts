import type { ImageCrop, ImageFocus } from '@bestellwerk/domain/records/definitions/image';

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  preventDefault(): void;
}

const STEP = 0.01;
const FAR = 0.1;
const DIGITS = 4;
/** The smallest part of a picture that can be cut out. */
export const SMALLEST = 0.05;

const directions: Readonly<Record<string, ImageFocus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow key goes, further with the shift key; null for other keys. */
export function stepOf(event: Key): ImageFocus | null {
  const direction = directions[event.key];
  if (!direction) return null;
  event.preventDefault();
  const by = event.shiftKey ? FAR : STEP;
  return { x: direction.x * by, y: direction.y * by };
}

/** The point after an arrow key. */
export function moved({ x, y }: ImageFocus, event: Key): ImageFocus | null {
  const step = stepOf(event);
  return step && { x: within(x + step.x, 0, 1), y: within(y + step.y, 0, 1) };
}

/** The pointer position as fractions (0 to 1) of the width and height of an element. */
export function shareWithin(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): ImageFocus {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: within((clientX - left) / width, 0, 1), y: within((clientY - top) / height, 0, 1) };
}

export type CropHandle = 'move' | 'start' | 'end';

/** A crop whose upper left or lower right corner was dragged, or all of it, and which stays inside the picture. */
export function draggedCrop(crop: ImageCrop, handle: CropHandle, by: ImageFocus): ImageCrop {
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  switch (handle) {
    case 'move':
      return {
        ...crop,
        x: within(crop.x + by.x, 0, 1 - crop.width),
        y: within(crop.y + by.y, 0, 1 - crop.height),
      };
    case 'start': {
      const x = within(crop.x + by.x, 0, right - SMALLEST);
      const y = within(crop.y + by.y, 0, bottom - SMALLEST);
      return { x, y, width: rounded(right - x), height: rounded(bottom - y) };
    }
    case 'end':
      return {
        ...crop,
        width: within(crop.width + by.x, SMALLEST, 1 - crop.x),
        height: within(crop.height + by.y, SMALLEST, 1 - crop.y),
      };
    default:
      return handle satisfies never;
  }
}

const within = (value: number, least: number, most: number): number =>
  rounded(Math.max(least, Math.min(value, most)));

const rounded = (share: number): number => Number(share.toFixed(DIGITS));
