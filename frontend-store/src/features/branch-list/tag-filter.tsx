import type { Catalogue } from '@bestellwerk/domain/resources/catalogue.schema';

type Tag = Catalogue['tags'][number];

interface Props {
  tags: readonly Tag[];
  chosen: ReadonlySet<string>;
  /** Whether any branch would be left with this tag too. */
  isPossible(tag: string): boolean;
  onChange(chosen: ReadonlySet<string>): void;
}

export function TagFilter({ tags, chosen, isPossible, onChange }: Props) {
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Nach Merkmalen filtern">
      {tags.map(({ id, name }) => {
        const isChosen = chosen.has(id);
        const isUnavailable = !isChosen && !isPossible(id);
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isChosen}
              aria-disabled={isUnavailable}
              onClick={() => !isUnavailable && toggle(id)}
              className="min-h-11 border-2 border-ink px-4 font-semibold transition-colors hover:bg-mustard-pale aria-disabled:border-dashed aria-disabled:border-field-line aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent aria-pressed:bg-mustard"
            >
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
