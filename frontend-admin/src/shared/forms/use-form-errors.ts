import { type RefObject, useEffect, useRef, useState } from 'react';
import { useConnectionBack } from './connection-back.js';
import { type FormErrors, noErrors } from './form-sending.js';

interface ShownErrors {
  readonly errors: FormErrors;
  /** The first wrong field of the form with this ref gets the focus, or what is said about all of it. */
  setErrors(errors: FormErrors): void;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Their fields have changed: what was wrong with them may not be wrong any more. */
  changed(...fields: readonly string[]): void;
  /** The form has changed and has these problems now: of the shown errors only those stay that are among them. */
  recheck(problems: FormErrors['fields']): void;
}

/**
 * The errors of a form until it is sent again: that of a field goes when the field changes, and that nothing could be sent
 * goes when the connection is back.
 */
export function useFormErrors(): ShownErrors {
  const [errors, setErrors] = useState(noErrors);
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const first = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (first('[aria-invalid="true"]') ?? first('[role="alert"]'))?.focus();
  }, [refusals]);
  const refuse = (next: FormErrors) => {
    setErrors(next);
    if (Object.keys(next.fields).length > 0 || next.general !== null) setRefusals((count) => count + 1);
  };
  useConnectionBack(() => errors.isUnreachable && setErrors(noErrors));
  const changed = (...names: readonly string[]) => {
    if (!names.some((name) => errors.fields[name] !== undefined)) return;
    const others = Object.entries(errors.fields).filter(([name]) => !names.includes(name));
    setErrors({ ...errors, fields: Object.fromEntries(others) });
  };
  const recheck = (problems: FormErrors['fields']) => {
    const still = Object.entries(problems).filter(([name]) => errors.fields[name] !== undefined);
    setErrors({ fields: Object.fromEntries(still), general: null });
  };
  return { errors, setErrors: refuse, form, changed, recheck };
}
