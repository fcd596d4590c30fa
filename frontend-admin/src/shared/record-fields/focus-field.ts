const entries = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]';
const others = 'button:not(:disabled), [tabindex="0"]';

const REVEAL = 'bestellwerk:reveal';

/** How often it is looked whether an editor is loaded, and how long after each other in milliseconds. */
const LOOKS = 20;
const PAUSE = 50;

/** Leads to the editor of a field by its dotted path, or to the nearest one around it. */
export function focusField(path: string): void {
  reveal(path);
  focusWhenLoaded(path, LOOKS);
}

/** Calls back with the path of each field that is to be seen; answers what ends that. */
export function onReveal(show: (path: string) => void): () => void {
  const listen = (event: Event) => show((event as CustomEvent<string>).detail);
  document.addEventListener(REVEAL, listen);
  return () => document.removeEventListener(REVEAL, listen);
}

/** What is shown may itself show parts only at times, so each of those around the field is asked. */
function reveal(path: string): void {
  for (let depth = path.split('.').length; depth > 1; depth--)
    document.dispatchEvent(new CustomEvent(REVEAL, { detail: path }));
}

function focusWhenLoaded(path: string, looks: number): void {
  const names = path.split('.');
  const around = names.map((_, index) => fieldAt(names.slice(0, names.length - index)));
  const nearest = around.find(Boolean);
  if (names.length > 1 && looks > 0 && nearest?.querySelector(':scope > [data-loading]')) {
    setTimeout(() => {
      reveal(path);
      focusWhenLoaded(path, looks - 1);
    }, PAUSE);
    return;
  }
  const editor = around.map(editorIn).find(Boolean);
  editor?.focus({ preventScroll: true });
  editor?.scrollIntoView({ block: 'center' });
}

const fieldAt = (names: readonly string[]): Element | null =>
  document.querySelector(`[data-field="${names.join('.')}"]`);

const editorIn = (field: Element | null): HTMLElement | undefined =>
  ['[aria-invalid="true"]', entries, others]
    .map((selector) => field?.querySelector<HTMLElement>(selector) ?? undefined)
    .find(Boolean);

/** The first path, given the order of the top-level fields. */
export const firstOf = (paths: readonly string[], order: readonly string[]): string | undefined =>
  [...paths].sort((one, other) => rank(one, order) - rank(other, order))[0];

function rank(path: string, order: readonly string[]): number {
  const index = order.indexOf(path.split('.')[0]!);
  return index < 0 ? order.length : index;
}
