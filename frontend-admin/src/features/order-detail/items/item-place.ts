import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAMETER = 'item';
const NEW = 'new';

/** What a link needs to open the dialog of a line, or of a new one, on the page of its order. */
export const linkToItem = (index: number | typeof NEW) => ({
  to: { search: `?${PARAMETER}=${index}` },
  state: { isOpenedHere: true },
});

/** The line whose dialog is open, by the address: its index, 'new', or null; and how to close it. */
export function useItemPlace(): { place: number | typeof NEW | null; close: () => void } {
  const [parameters] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = (state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true;
  return {
    place: placeOf(parameters.get(PARAMETER)),
    close: () => void (isOpenedHere ? navigate(-1) : navigate(pathname, { replace: true })),
  };
}

function placeOf(text: string | null): number | typeof NEW | null {
  if (text === NEW) return NEW;
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}
