import { useSearchParams } from 'react-router';
import { type JournalAuthors, journalAuthors } from '@bestellwerk/domain/views/journal-authors';

const names = ['resource', 'type', 'actor', 'branch', 'record', 'text'] as const;

/** What the journal is narrowed down to, kept in the address. */
export interface AuditLogFilters extends Record<(typeof names)[number], string | null> {
  by: Authors;
}

export type Authors = JournalAuthors | 'all';

/** What happens by itself would cover what people do; but who asks for one record wants to see all of it. */
const usualAuthors = (parameters: URLSearchParams): Authors => (parameters.has('record') ? 'all' : 'people');

function filtersIn(parameters: URLSearchParams): AuditLogFilters {
  const by = parameters.get('by');
  return {
    ...(Object.fromEntries(names.map((name) => [name, parameters.get(name)])) as Omit<AuditLogFilters, 'by'>),
    by: ([...journalAuthors, 'all'] as const).find((one) => one === by) ?? usualAuthors(parameters),
  };
}

/** How many filters beside the search are not as they usually are. */
function activeIn(parameters: URLSearchParams): number {
  const { text: _, by, ...others } = filtersIn(parameters);
  const chosen = Object.values(others).filter((value) => value !== null).length;
  return chosen + (by === usualAuthors(parameters) ? 0 : 1);
}

type Changes = Readonly<Record<string, string | null>>;

/** The place in the list, what is open and the filters in the address; another filter leads to the newest entries. */
export function useAuditLogPlace() {
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: Changes, replace = false) =>
    setParameters(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  return {
    before: parameters.get('before'),
    /** The entry that is looked at. */
    entry: parameters.get('entry'),
    isProofOpen: parameters.has('proof'),
    filters: filtersIn(parameters),
    active: activeIn(parameters),
    turnTo: (before: string | null) => change({ before }),
    close: () => change({ entry: null, proof: null }),
    openProof: () => change({ proof: '' }),
    narrow: (changes: Partial<AuditLogFilters>) => change({ ...changes, before: null }, 'text' in changes),
  };
}

/** The address of an entry, with the list as it is behind it. */
export function addressOfEntry(search: string, id: string): { search: string } {
  const parameters = new URLSearchParams(search);
  parameters.set('entry', id);
  return { search: String(parameters) };
}
