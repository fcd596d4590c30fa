const entries = 'input:not([type="hidden"]), textarea, select';
const others = 'button:not(:disabled), [tabindex="0"]';

/** Leads to the editor of a field by its dotted path, or to the nearest one around it. */
export function focusField(path: string): void {
  const names = path.split('.');
  for (let length = names.length; length > 0; length--) {
    const field = document.querySelector(`[data-field="${names.slice(0, length).join('.')}"]`);
    const editor = ['[aria-invalid="true"]', entries, others]
      .map((selector) => field?.querySelector<HTMLElement>(selector))
      .find(Boolean);
    if (editor) {
      editor.focus({ preventScroll: true });
      editor.scrollIntoView({ block: 'center' });
      return;
    }
  }
}

/** The first path, given the order of the top-level fields. */
export const firstOf = (paths: readonly string[], order: readonly string[]): string | undefined =>
  [...paths].sort((one, other) => rank(one, order) - rank(other, order))[0];

function rank(path: string, order: readonly string[]): number {
  const index = order.indexOf(path.split('.')[0]!);
  return index < 0 ? order.length : index;
}
