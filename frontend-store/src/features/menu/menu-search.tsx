import type { RefObject } from 'react';
import { Icon } from '../../shared/icon.js';
import { useEarlyText } from '../../shared/use-early-text.js';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  search: string;
  /** How many products are found; null while nothing is looked for. */
  found: string | null;
  onSearch(search: string): void;
}

/** Looks for products on a long menu. */
export function MenuSearch({ field, search, found, onSearch }: Props) {
  useEarlyText(field, onSearch);
  return (
    <form
      role="search"
      className="pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        // The keyboard of a phone would hide what was found.
        field.current?.blur();
      }}
    >
      <div className="relative">
        <span className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center">
          <Icon name="search" />
        </span>
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          placeholder="Speisekarte durchsuchen"
          aria-label="Speisekarte durchsuchen"
          autoComplete="off"
          className="field pl-12"
        />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5">
        <p role="status" className="text-ink-soft">
          {found}
        </p>
        {found !== null && (
          <button
            type="button"
            className="link min-h-11"
            onClick={() => {
              onSearch('');
              field.current?.focus();
            }}
          >
            Suche löschen
          </button>
        )}
      </div>
    </form>
  );
}
