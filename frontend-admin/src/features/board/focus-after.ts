/**
 * To be called before the button of a card is pressed, because the card may leave its place with it.
 * The function it returns leads the focus to the same button of the next card, or to what takes the step back.
 */
export function focusAfter(button: HTMLElement): () => void {
  const item = button.closest('li');
  const board = button.closest('[data-board]');
  const order = item?.dataset.order;
  const stepOf = (neighbour: Element | null | undefined) =>
    neighbour?.querySelector<HTMLElement>('[data-step]') ?? null;
  const next = stepOf(item?.nextElementSibling) ?? stepOf(item?.previousElementSibling);
  return () => {
    const undo = board?.querySelector<HTMLElement>(`[data-order="${order}"] [data-undo]`);
    (next ?? undo)?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  };
}
