/// <reference lib="dom" />
/** Cards of the board whose head lets its words out or lays them on one another, in words; to be run in the browser. */
export function headFaults(): string[] {
  return [...document.querySelectorAll('article > header')].flatMap((head) => {
    const box = head.getBoundingClientRect();
    if (box.width === 0) return [];
    const boxes = [...head.children].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
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
