import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';

type Tag = Catalogue['tags'][number];

interface Props {
  tags: readonly Tag[];
  chosen: ReadonlySet<string>;
  /** With these, chosen as well, no branch would be left. */
  unavailable: ReadonlySet<string>;
  onToggle(tag: string): void;
}

export function TagFilter({ tags, chosen, unavailable, onToggle }: Props) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Nach Merkmalen filtern">
      {tags.map(({ id, name }) => {
        const isUnavailable = unavailable.has(id);
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={chosen.has(id)}
              aria-disabled={isUnavailable}
              onClick={() => !isUnavailable && onToggle(id)}
              className="min-h-11 rounded-box border-2 border-ink px-4 font-semibold transition-colors hover:bg-mustard-pale aria-disabled:border-dashed aria-disabled:border-field-line aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent aria-pressed:bg-mustard"
            >
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
