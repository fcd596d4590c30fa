import { useState } from 'react';

/** A value as it was before while it says the same, so that what is memoised on it stays. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
