import { useSearchParams } from 'react-router';

/** What is chosen, stored in the URL of the page. */
export interface ReviewFilter {
  page: number;
  search: string;
  rating: string | null;
  hasComment: string | null;
  isAnswered: string | null;
  from: string | null;
  to: string | null;
}

const date = /^\d{4}-\d{2}-\d{2}$/;
const flag = /^(true|false)$/;

/** The filter in the address; changing anything but the page returns to the first one. */
export function useReviewFilter(): [ReviewFilter, (changes: Partial<ReviewFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const page = Number(parameters.get('page'));
  const valid = (name: string, form: RegExp) => parameters.get(name)?.match(form)?.[0] ?? null;
  const filter: ReviewFilter = {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: parameters.get('search') ?? '',
    rating: valid('rating', /^[1-5]$/),
    hasComment: valid('hasComment', flag),
    isAnswered: valid('isAnswered', flag),
    from: valid('from', date),
    to: valid('to', date),
  };
  const change = (changes: Partial<ReviewFilter>) =>
    setParameters(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries({ page: 1, ...changes })) {
          const text = value === null ? '' : String(value);
          if (text === '' || (name === 'page' && value === 1)) next.delete(name);
          else next.set(name, text);
        }
        return next;
      },
      { replace: !('page' in changes) },
    );
  return [filter, change];
}

export const isFiltered = ({ page: _, ...filter }: ReviewFilter): boolean =>
  Object.values(filter).some((value) => value !== null && value !== '');

export const noFilter = {
  search: '',
  rating: null,
  hasComment: null,
  isAnswered: null,
  from: null,
  to: null,
};
