import { Pagination } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import classes from './table.module.css';

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
  /** The entries of the page. */
  children: ReactNode;
}

/** A paged list. A page change scrolls to its top and focuses the list, whose label has the page number. */
export function Pages({ total, size, page, onPage, children }: Properties) {
  const list = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLSpanElement>(null);
  const isTurned = useRef(false);
  useEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    list.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [page]);
  const pages = Math.ceil(total / size);
  const isPaged = pages > 1;
  return (
    <>
      <div
        ref={list}
        className={classes.page}
        {...(isPaged && {
          role: 'group',
          tabIndex: -1,
          'aria-label': `Seite ${formatNumber(page)} von ${formatNumber(pages)}`,
        })}
      >
        <span ref={top} />
        {children}
      </div>
      {isPaged && (
        <Pagination
          mt={20}
          total={pages}
          value={page}
          onChange={(next) => {
            isTurned.current = next !== page;
            onPage(next);
          }}
          getControlProps={(control) => ({ 'aria-label': controlNames[control] })}
          getItemProps={(item) => ({ 'aria-label': `Seite ${item}` })}
        />
      )}
    </>
  );
}
