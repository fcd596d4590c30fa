import { useLocation, useNavigate, useSearchParams } from 'react-router';

const TITLE = 'why';
const ROW = 'row';

/** Of the history entry that opening has made: closing goes back over it. */
const opening = { isExplaining: true };

/**
 * The figure whose 'Warum?' is open, in the address: it is open again after a look at one of its orders, and going back
 * closes it. `row` is the one of its rows that is asked about.
 */
export function useExplained() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: typeof opening | null };
  const navigate = useNavigate();
  const write = (changes: Readonly<Record<string, string | null>>, options: object) =>
    setParameters((old) => {
      const next = new URLSearchParams(old);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, options);
  return {
    title: parameters.get(TITLE),
    row: parameters.get(ROW) ?? undefined,
    open: (title: string) => write({ [TITLE]: title, [ROW]: null }, { state: opening }),
    choose: (row: string | undefined) => write({ [ROW]: row ?? null }, { state, replace: true }),
    close: () =>
      state?.isExplaining ? void navigate(-1) : write({ [TITLE]: null, [ROW]: null }, { replace: true }),
  };
}
