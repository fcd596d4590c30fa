import { useSearchParams } from 'react-router';

const names = ['resource', 'type', 'actor', 'branch', 'record', 'text'] as const;

/** What the journal is narrowed down to, kept in the address. */
export type AuditLogFilters = Record<(typeof names)[number], string | null>;

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
    filters: Object.fromEntries(names.map((name) => [name, parameters.get(name)])) as AuditLogFilters,
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
