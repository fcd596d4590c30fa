import { Pagination } from '@mantine/core';

const controlNames = {
  first: 'Erste Seite',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
};

interface Properties {
  total: number;
  /** Entries on a page. */
  size: number;
  page: number;
  onPage(page: number): void;
}

/** Turns the pages of a list; nothing where there is only one. */
export function Pages({ total, size, page, onPage }: Properties) {
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  return (
    <Pagination
      mt={20}
      total={pages}
      value={page}
      onChange={onPage}
      getControlProps={(control) => ({ 'aria-label': controlNames[control] })}
      getItemProps={(item) => ({ 'aria-label': `Seite ${item}` })}
    />
  );
}
