/**
 * Leads the focus from the button of an item that is about to be removed to the same button of the next item, or of the
 * one before it; to what adds one where the list is empty then.
 */
export function focusBesides(button: HTMLElement): void {
  const item = button.closest('li');
  const sameOf = (other: Element | null | undefined) =>
    other?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ?? null;
  const adding = [...(item?.parentElement?.parentElement?.querySelectorAll('button') ?? [])].at(-1);
  (sameOf(item?.nextElementSibling) ?? sameOf(item?.previousElementSibling) ?? adding)?.focus();
}
