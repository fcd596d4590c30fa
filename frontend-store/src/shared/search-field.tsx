import { type ReactNode, type RefObject, useEffect } from 'react';
import { Icon } from './icon.js';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  form?: RefObject<HTMLFormElement | null>;
  label: string;
  autoComplete: string;
  search: string;
  onSearch(search: string): void;
  /** After Enter, or the key with the glass. */
  onSent?(): void;
  /** Classes of the form, and of the field in it. */
  look: string;
  fieldLook?: string;
  /** What was found. */
  children?: ReactNode;
}

/** A field in which a page is searched while one types. */
export function SearchField({
  field,
  form,
  label,
  autoComplete,
  search,
  look,
  fieldLook = '',
  ...rest
}: Props) {
  const { onSearch, onSent, children } = rest;
  useEffect(() => {
    // Typed into the field that the server rendered, before there was a script.
    const text = field.current?.value;
    if (text && text !== search) onSearch(text);
    // Once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form
      ref={form}
      role="search"
      className={look}
      onSubmit={(event) => {
        event.preventDefault();
        // The keyboard of a phone would hide what was found.
        field.current?.blur();
        onSent?.();
      }}
    >
      <div className="relative">
        <span className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center">
          <Icon name="search" />
        </span>
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          placeholder={label}
          aria-label={label}
          autoComplete={autoComplete}
          className={`field pl-12 ${fieldLook}`}
        />
      </div>
      {children}
    </form>
  );
}
