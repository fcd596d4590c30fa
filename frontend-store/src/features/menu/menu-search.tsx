import type { RefObject } from 'react';
import { SearchField } from '../../shared/search-field.js';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  search: string;
  /** How many products are found; null while nothing is looked for. */
  found: string | null;
  onSearch(search: string): void;
}

/** Looks for products on a long menu. */
export const MenuSearch = ({ field, search, found, onSearch }: Props) => (
  <SearchField
    field={field}
    label="Speisekarte durchsuchen"
    autoComplete="off"
    search={search}
    onSearch={onSearch}
    look="pt-3"
  >
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
  </SearchField>
);
