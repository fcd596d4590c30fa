/// <reference lib="dom" />
/**
 * What is wrong with the layout of the page as it is, in words; to be run in the browser. Looks for sideways scrolling,
 * for cards, list items and controls that lie on one another, and for texts that leave their button.
 */
export function layoutFaults(): string[] {
  const root = document.documentElement;
  const faults: string[] = [];

  const named = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ');
    return `<${element.localName}> "${text.slice(0, 40)}"`;
  };

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const overlap = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isSomething = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1;

  /** The part of an element that is seen; null where it is hidden or lies above the page on purpose. */
  const seen = (element: Element): Box | null => {
    if (
      !element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      })
    ) {
      return null;
    }
    let box = boxOf(element.getBoundingClientRect());
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, bottom, overflowX, overflowY, clipPath } = getComputedStyle(at);
      if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto') || clipPath !== 'none')
        return null;
      const isClipping = at !== element && (overflowX !== 'visible' || overflowY !== 'visible');
      if (isClipping && at !== root && at !== document.body)
        box = overlap(box, boxOf(at.getBoundingClientRect()));
      if (at.localName === 'dialog') break;
    }
    return isSomething(box) ? box : null;
  };

  /** Whether one of the two is laid over the other on purpose, as an arrow over the end of a list. */
  const isLaidOver = (one: Element, other: Element): boolean =>
    [
      [one, other],
      [other, one],
    ].some(([from, to]) => {
      for (let at: Element | null = from!; at && !at.contains(to!); at = at.parentElement) {
        if (getComputedStyle(at).position === 'absolute') return true;
      }
      return false;
    });

  const excess = root.scrollWidth - root.clientWidth;
  if (excess > 0) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const box = seen(element);
      return box !== null && box.right > root.clientWidth + 1 && element.children.length === 0;
    });
    faults.push(
      `scrolls sideways by ${excess} px: ${wide.slice(0, 3).map(named).join(', ') || 'no visible element'}`,
    );
  }

  const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1);
  const place = dialog ?? document.body;
  const controls =
    'article, li, aside, button, a[href], input:not([type="hidden"]), select, textarea, [role="tab"]';
  const pieces = [...place.querySelectorAll(controls)]
    .map((element) => ({ element, box: seen(element) }))
    .filter((piece): piece is { element: Element; box: Box } => piece.box !== null)
    .sort((one, other) => one.box.top - other.box.top);
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      if (other.box.top >= one.box.bottom - 1) break;
      const common = overlap(one.box, other.box);
      const isNested = one.element.contains(other.element) || other.element.contains(one.element);
      if (isNested || !isSomething(common) || isLaidOver(one.element, other.element)) continue;
      const [width, height] = [common.right - common.left, common.bottom - common.top].map(Math.round);
      if (faults.length < 12)
        faults.push(`${named(one.element)} and ${named(other.element)} overlap by ${width} x ${height} px`);
    }
  });

  /** Where the texts of an element are drawn, without those that only a screen reader is given. */
  const textsIn = (element: Element): DOMRect[] => {
    const range = document.createRange();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const rects: DOMRect[] = [];
    while (texts.nextNode()) {
      if (!seen(texts.currentNode.parentElement!)) continue;
      range.selectNodeContents(texts.currentNode);
      rects.push(...range.getClientRects());
    }
    return rects;
  };

  for (const button of place.querySelectorAll('button, a[class*="button"], [role="tab"]')) {
    // What a scrolling list cuts off can be scrolled to, so the whole button counts.
    const box = seen(button) && button.getBoundingClientRect();
    if (!box) continue;
    const isClipped = getComputedStyle(button).overflowX !== 'visible';
    const isBeyond = textsIn(button).some(
      ({ left, right, width }) => width > 1 && (right > box.right + 2 || left < box.left - 2),
    );
    const isCut = isClipped && button.scrollWidth > button.clientWidth + 1;
    if ((isBeyond || isCut) && faults.length < 16) faults.push(`the text of ${named(button)} leaves it`);
  }
  return faults;
}
