const KEY = 'label-offset';
const none = { offsetX: 0, offsetY: 0 };

/** How far this computer's printer feeds labels askew, in tenths of a millimetre. */
export function knownOffset(): typeof none {
  try {
    const { offsetX, offsetY } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<typeof none>;
    return { offsetX: Number(offsetX) || 0, offsetY: Number(offsetY) || 0 };
  } catch {
    return none;
  }
}

export function keepOffset(offset: typeof none): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(offset));
  } catch {
    // Without storage it holds for this page.
  }
}
