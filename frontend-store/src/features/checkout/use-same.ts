import { useState } from 'react';

/** Returns the previous object while the value is deeply equal, so that memoised results stay valid. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
