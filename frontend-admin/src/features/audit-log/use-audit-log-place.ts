import { useSearchParams } from 'react-router';

/** What the journal is narrowed down to, kept in the address. */
export interface AuditLogFilters {
  resource: string | null;
  actor: string | null;
  record: string | null;
}

/** The page, the open entry and the filters in the address; another filter leads to the first page. */
export function useAuditLogPlace() {
  const [parameters, setParameters] = useSearchParams();
  const page = Number(parameters.get('page'));
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParameters((old) => {
      const next = new URLSearchParams(old);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const filters: AuditLogFilters = {
    resource: parameters.get('resource'),
    actor: parameters.get('actor'),
    record: parameters.get('record'),
  };
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    /** The entry that is looked at. */
    entry: parameters.get('entry'),
    filters,
    turnTo: (to: number) => change({ page: to === 1 ? null : String(to) }),
    close: () => change({ entry: null }),
    narrow: (changes: Partial<AuditLogFilters>) => change({ ...changes, page: null }),
  };
}

/** The address of an entry, with the list as it is behind it. */
export function addressOfEntry(search: string, id: string): { search: string } {
  const parameters = new URLSearchParams(search);
  parameters.set('entry', id);
  return { search: String(parameters) };
}
