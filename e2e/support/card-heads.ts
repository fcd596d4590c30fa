/// <reference lib="dom" />
/** Cards of the board whose head lets its words out or lays them on one another, in words; to be run in the browser. */
export function headFaults(): string[] {
  return [...document.querySelectorAll('article > header')].flatMap((head) => {
    const box = head.getBoundingClientRect();
    if (box.width === 0) return [];
    const parts = [...head.children].flatMap((part) =>
      getComputedStyle(part).display === 'contents' ? [...part.children] : [part],
    );
    const boxes = parts.map((part) => {
      const seen = [...part.children].filter((child) => getComputedStyle(child).clipPath === 'none');
      const rects = (seen.length > 0 ? seen : [part]).map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
      });
      return {
        left: Math.min(...rects.map(({ left }) => left)),
        right: Math.max(...rects.map(({ right }) => right)),
        top: Math.min(...rects.map(({ top }) => top)),
        bottom: Math.max(...rects.map(({ bottom }) => bottom)),
      };
    });
    const isOut = boxes.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    const isOn = boxes.some((one, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        ),
    );
    return isOut || isOn ? [`the words in "${head.textContent}" ${isOut ? 'leave it' : 'overlap'}`] : [];
  });
}
