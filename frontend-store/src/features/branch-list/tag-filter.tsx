import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { Picture } from '../../shared/picture.js';

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
      {tags.map(({ id, name, image }) => {
        const isUnavailable = unavailable.has(id);
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={chosen.has(id)}
              aria-disabled={isUnavailable}
              onClick={() => !isUnavailable && onToggle(id)}
              className="flex min-h-11 items-center gap-2 rounded-box border-2 border-ink px-4 text-left font-semibold transition-colors hover:bg-mustard-pale aria-disabled:border-dashed aria-disabled:border-field-line aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent aria-pressed:bg-mustard"
            >
              {image && (
                <Picture
                  image={image}
                  size="icon"
                  width={64}
                  height={64}
                  isEager
                  className="-ml-2 size-7 shrink-0 rounded-box"
                />
              )}
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
