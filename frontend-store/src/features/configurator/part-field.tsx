import { Suspense, useEffect, useId, useRef } from 'react';
import type { UnitName } from '@bestellwerk/domain/pricing/pricing.schema';
import type { ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import { type PartValue, takesUploads, toggleOption } from '@bestellwerk/domain/catalogue/configuration';
import { missingStepText } from '@bestellwerk/domain/catalogue/configuration-steps';
import { removeUpload } from '@bestellwerk/domain/catalogue/part-uploads';
import { optionEffect } from '@bestellwerk/domain/pricing/price';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import type { Uploads } from './uploads/use-uploads.js';

const UploadField = lazyPart(() => import('./uploads/upload-field.js'));

interface Props {
  part: ProductPart;
  value: PartValue;
  currency: string;
  /** What the product's price is for; an option's price is for the same. */
  unit: UnitName;
  isMissing: boolean;
  /** The files that are sent for the steps of the product, and the place of this one among them. */
  uploads: Uploads;
  step: number;
  /** Set when the guest tried to go on without it, to another object each time: it is shown and gets the focus. */
  asked: object | null;
  onChange(value: PartValue): void;
}

/** One step of a product's configuration. */
export function PartField(props: Props) {
  const { part, value, currency, unit, isMissing, asked, onChange } = props;
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (asked === null) return;
    const control = field.current!.querySelector<HTMLElement>('input, textarea') ?? field.current!;
    control.focus({ preventScroll: true });
    // Beside the option in focus, the name of the choice and the message above it have to be seen.
    field.current!.scrollIntoView({ block: 'start' });
  }, [asked]);
  const isAsked = asked !== null && isMissing;
  const isText = part.type === 'text' || part.type === 'textarea';
  const asking = takesUploads(part) ? 'Bitte hochladen' : 'Bitte wählen';
  const hint = [part.description, part.optional && 'Freiwillige Angabe'].filter(Boolean).join(' · ');
  return (
    <fieldset
      ref={field}
      tabIndex={-1}
      aria-describedby={isAsked ? `${id}-hint ${id}-missing` : `${id}-hint`}
      className="scroll-mt-2 border-0"
    >
      <legend className="flex w-full items-baseline justify-between gap-4 font-display text-lg">
        {part.name}
        {!part.optional && (
          <span
            className={`shrink-0 px-2 py-0.5 font-sans text-xs font-bold ${isMissing ? 'bg-mustard text-ink' : 'bg-leaf-pale text-leaf'}`}
          >
            {isMissing ? asking : takesUploads(part) ? 'Hochgeladen' : 'Gewählt'}
          </span>
        )}
      </legend>
      <p id={`${id}-hint`} className={hint ? 'text-sm text-ink-soft' : 'sr-only'}>
        {hint}
        {!part.optional && <span className="sr-only"> {asking}</span>}
      </p>
      {isAsked && (
        <p id={`${id}-missing`} className="mt-1 font-semibold text-alarm">
          {missingStepText(part)}
        </p>
      )}
      {isText ? (
        <TextPart part={part} value={value} isInvalid={isAsked} onChange={onChange} />
      ) : takesUploads(part) ? (
        <UploadPart {...props} isInvalid={isAsked} />
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {part.options.map((option) => {
            const isChosen = Array.isArray(value) ? value.includes(option.name) : value === option.name;
            return (
              <li key={option.name}>
                <label
                  className={`flex min-h-12 items-center gap-3 px-2 py-2 hover:bg-mustard-pale ${isChosen ? 'bg-mustard-pale' : ''}`}
                >
                  <input
                    type={part.type === 'multiselect' || part.optional ? 'checkbox' : 'radio'}
                    name={id}
                    checked={isChosen}
                    onChange={() => onChange(toggleOption(part, value, option.name))}
                    className="size-5 shrink-0 accent-plum"
                  />
                  <span className={isChosen ? 'font-semibold' : ''}>{option.name}</span>
                  {option.modifier !== null && option.value !== null && option.value !== 0 && (
                    <span className="ml-auto whitespace-nowrap tabular-nums">
                      {optionEffect(option, currency, unit)}
                    </span>
                  )}
                </label>
              </li>
            );
          })}
        </ul>
      )}
    </fieldset>
  );
}

/** Uploads are a script of their own: most products take none. */
const UploadPart = ({
  part,
  value,
  uploads,
  step,
  isInvalid,
  onChange,
}: Pick<Props, 'part' | 'value' | 'uploads' | 'step' | 'onChange'> & { isInvalid: boolean }) => (
  <ErrorBoundary
    fallback={({ retry }) => (
      <p role="alert" className="mt-2">
        Das Hochladen konnte nicht vorbereitet werden. Bitte überprüfen Sie Ihre Internetverbindung.{' '}
        <button type="button" className="link min-h-11" onClick={retry}>
          Erneut versuchen
        </button>
      </p>
    )}
  >
    <Suspense fallback={<p className="mt-2 min-h-32 text-ink-soft">Wird geladen …</p>}>
      <UploadField
        part={part}
        value={value}
        sendings={uploads.sendings.filter((sending) => sending.step === step)}
        isInvalid={isInvalid}
        onFiles={(files) => uploads.send(step, files)}
        onRemove={(id) => onChange(removeUpload(value, id))}
        onDrop={uploads.drop}
        onRetry={uploads.retry}
      />
    </Suspense>
  </ErrorBoundary>
);

function TextPart({
  part,
  value,
  isInvalid,
  onChange,
}: Pick<Props, 'part' | 'value' | 'onChange'> & { isInvalid: boolean }) {
  const Field = part.type === 'text' ? 'input' : 'textarea';
  return (
    <Field
      className="field mt-2"
      aria-label={part.name ?? 'Ihre Angabe'}
      aria-invalid={isInvalid}
      maxLength={part.type === 'text' ? 200 : 2000}
      value={typeof value === 'string' ? value : ''}
      onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
    />
  );
}
