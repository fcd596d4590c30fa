import type { HTMLAttributes, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type OrderDetails, detailsChanged } from '../../shared/order-details/details-slice.js';
import { fieldId, useProblem } from './problems.js';

type Names<Value> = {
  [Name in keyof OrderDetails]: OrderDetails[Name] extends Value ? Name : never;
}[keyof OrderDetails];

interface FieldProps {
  /** The name in the order form. */
  name: string;
  label: string;
  isOptional?: boolean;
  hint?: string;
  className?: string;
  children(attributes: FieldAttributes): ReactNode;
}

interface FieldAttributes {
  id: string;
  className: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A control with its label inside its edge, and what is wrong with it. */
export function Field({ name, label, isOptional = false, hint, className = '', children }: FieldProps) {
  const problem = useProblem(name);
  const id = fieldId(name);
  const described = [hint && `${id}-hinweis`, problem && `${id}-fehler`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className="@container relative">
        <label
          htmlFor={id}
          className="absolute inset-x-[calc(0.9rem+2px)] top-[4px] cursor-text truncate text-[0.8125rem] leading-5 font-semibold"
        >
          {label}
          {isOptional && <span className="font-normal text-ink-soft @max-[9rem]:sr-only"> (optional)</span>}
        </label>
        {children({
          id,
          className: 'field min-h-[3.1rem]! pt-[1.3rem]! pb-[0.15rem]!',
          required: !isOptional,
          'aria-invalid': problem !== null,
          'aria-describedby': described || undefined,
        })}
      </div>
      {hint && (
        <p id={`${id}-hinweis`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {problem && <FieldProblem id={`${id}-fehler`}>{problem}</FieldProblem>}
    </div>
  );
}

export const FieldProblem = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="mt-1 text-sm font-semibold text-alarm">
    {children}
  </p>
);

interface TextProps {
  name: Names<string>;
  label: string;
  /** What the browser fills in; nothing where it is left out. */
  autoComplete?: string;
  autoCapitalize?: 'characters';
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  isOptional?: boolean;
  className?: string;
  /** An example of what to type. */
  placeholder?: string;
  /** What of the typed text is kept, and what becomes of it when the field is left. */
  whileTyping?(text: string): string;
  onLeave?(text: string): string;
}

/** A single one of the customer's details. */
export const useDetail = <Name extends keyof OrderDetails>(name: Name): OrderDetails[Name] =>
  useSelector((state: { details: OrderDetails }) => state.details[name]);

/** A line of text in the customer's details. */
export function DetailField({
  name,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  autoCapitalize,
  placeholder,
  whileTyping,
  onLeave,
  ...field
}: TextProps) {
  const dispatch = useDispatch();
  const value = useDetail(name);
  const change = (text: string) => dispatch(detailsChanged({ [name]: text }));
  return (
    <Field name={name} {...field}>
      {(attributes) => (
        <input
          {...attributes}
          name={name}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize={autoCapitalize}
          enterKeyHint="next"
          placeholder={placeholder}
          maxLength={200}
          value={value}
          onChange={({ target }) => change(whileTyping ? whileTyping(target.value) : target.value)}
          onBlur={({ target }) =>
            onLeave && onLeave(target.value) !== target.value && change(onLeave(target.value))
          }
        />
      )}
    </Field>
  );
}

interface CheckProps {
  name: Names<boolean>;
  children: ReactNode;
}

/** A yes or no in the customer's details. */
export function DetailCheckbox({ name, children }: CheckProps) {
  const dispatch = useDispatch();
  const isChecked = useDetail(name);
  const problem = useProblem(name);
  const id = fieldId(name);
  return (
    <div className={problem ? 'border-l-4 border-alarm pl-3' : ''}>
      <label className="flex min-h-[2.6rem] items-start gap-3 py-[0.55rem] leading-snug">
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={isChecked}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-fehler` : undefined}
          onChange={({ target }) => dispatch(detailsChanged({ [name]: target.checked }))}
          className="size-6 shrink-0 accent-plum"
        />
        <span>{children}</span>
      </label>
      {problem && <FieldProblem id={`${id}-fehler`}>{problem}</FieldProblem>}
    </div>
  );
}
