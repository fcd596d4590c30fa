import { useEffect, useRef } from 'react';
import { type FormErrors, noErrors } from '../../../shared/forms/form-sending.js';
import { useFormErrors } from '../../../shared/forms/use-form-errors.js';

/** The errors of a form that is not there while its request runs: those of the last request come from outside. */
export function useRefusedForm(refused: FormErrors): ReturnType<typeof useFormErrors> {
  const shown = useFormErrors();
  const known = useRef(noErrors);
  useEffect(() => {
    if (known.current === refused) return;
    known.current = refused;
    shown.setErrors(refused);
  }, [shown, refused]);
  return shown;
}
