import { useReducer, useState } from 'react';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { isStepValid, stepsOf } from '@bestellwerk/domain/catalogue/configuration';
import { missingStep, shownSteps, stepMoves } from '@bestellwerk/domain/catalogue/configuration-steps';
import { isWorthExplaining, priceLine } from '@bestellwerk/domain/pricing/price';
import { isOrderableQuantity, limitsIn } from '@bestellwerk/domain/pricing/quantity';
import { AllergenList } from '../../shared/allergen-list.js';
import { useProductLink } from '../../shared/catalogue/product-link.js';
import { Dialog } from '../../shared/dialog/dialog.js';
import { PriceExplanation } from '../../shared/pricing/price-explanation.js';
import { priceText } from '../../shared/pricing/price-text.js';
import type { Begun } from '../../shared/cart/begun-slice.js';
import { soldOutText } from '../../shared/cart/use-sold-out.js';
import { ShareLinks } from '../../shared/share/share-links.js';
import { BundleList } from './bundle-list.js';
import { begunOf, changeDraft, fitsProduct, itemOf, startDraft } from './configuration-draft.js';
import { DialogFooter } from './dialog-footer.js';
import { PartField } from './part-field.js';
import { ProductPictures } from './product-pictures.js';
import { QuantityPicker } from './quantity-picker.js';
import { useUploads } from './uploads/use-uploads.js';

interface Props {
  product: Product;
  /** All of the shop, to name what is in a bundle. */
  products: readonly Product[];
  /** The line being edited; null for a new one. */
  edited: CartItem | null;
  mode: DeliveryMode;
  /** Also while the dialog is open: what was chosen stays, and may be saved once the product is back. */
  isSoldOut: boolean;
  currency: string;
  /** What was chosen here before and neither saved nor dropped. */
  begun: Begun | null;
  onSave(item: CartItem): void;
  /** Receives the draft to resume later, however the dialog is closed; null if nothing was chosen. */
  onClose(begun: Begun | null): void;
}

/** Quantity and options of a product with its price as it changes. Step-by-step products show one step at a time. */
export function ProductDialog(props: Props) {
  const { product, products, edited, mode, isSoldOut, currency, begun, onSave, onClose } = props;
  const [again, setAgain] = useState(() => (begun && fitsProduct(product, begun) ? begun : null));
  const [draft, change] = useReducer(changeDraft(product), null, () =>
    startDraft(product, again?.item ?? edited),
  );
  const [step, setStep] = useState(again?.step ?? 0);
  /** The step without which the guest tried to go on. */
  const [asked, setAsked] = useState<{ step: number } | null>(null);
  const steps = stepsOf(product);
  const uploads = useUploads(steps, (index, upload) => change({ type: 'uploaded', index, upload }));
  const isUploading = uploads.sendings.some(({ problem }) => problem === null);
  /** Whether the guest tried to save before all files had arrived. */
  const [isHasty, setHasty] = useState(false);
  const shown = shownSteps(product, step);
  const isStepwise = shown.length < steps.length;
  const moves = stepMoves(product, draft.parts, step);
  const isOrderable =
    !isSoldOut && isOrderableQuantity(draft.amount, limitsIn(product, draft.unit) ?? product);
  const canSave = isOrderable && moves.canSave && !isUploading;
  const save = () => onSave(itemOf(product, draft));
  const close = () => onClose(begunOf(product, edited, draft, step));
  const goTo = (next: number) => {
    setStep(next);
    setAsked(null);
  };
  const goOn = () => {
    if (moves.isLast && !isOrderable) return;
    const missing = missingStep(product, draft.parts, step);
    const isOnItsWay = uploads.sendings.some((one) => one.step === missing && one.problem === null);
    setHasty(isOnItsWay || (isUploading && moves.isLast && missing === null));
    if (isOnItsWay) return;
    if (missing !== null) {
      if (isStepwise) setStep(missing);
      setAsked({ step: missing });
    } else if (moves.next !== null) goTo(moves.next);
    else if (!isUploading) save();
  };
  const restart = () => {
    change({ type: 'restart', draft: startDraft(product, edited) });
    goTo(0);
    setAgain(null);
  };
  const saveLabel = edited ? 'Änderung speichern' : 'Zum Warenkorb hinzufügen';
  const link = useProductLink(product);
  const price = priceLine(product, draft, mode, currency);
  const isPriceShown = price !== null && !product.isPriceHidden;
  return (
    <Dialog label={product.name} onClose={close} width="wide">
      <form
        className="flex min-h-0 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <div className="min-h-0 overflow-y-auto overscroll-contain tablet:grid tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <ProductPictures product={product} />
          <div className="space-y-6 p-5 tablet:p-8">
            <header className="pr-10">
              <h2 className="text-2xl tablet:text-3xl">{product.name}</h2>
              <p className="mt-2">{product.description}</p>
              <AllergenList letters={product.allergens} />
              {link && !edited && (
                <div className="mt-1 flex flex-wrap gap-x-5">
                  <ShareLinks url={link} title={product.name} look={shareLook} />
                </div>
              )}
            </header>
            {again && <BegunNote onDrop={restart} />}
            <BundleList product={product} products={products} />
            {isStepwise && (
              <p className="font-semibold" aria-live="polite">
                Schritt {step + 1} von {steps.length}
              </p>
            )}
            {steps.map(
              (part, index) =>
                shown.includes(index) && (
                  <PartField
                    key={index}
                    part={part}
                    value={draft.parts[index] ?? null}
                    currency={currency}
                    unit={product.unit}
                    asked={asked?.step === index ? asked : null}
                    uploads={uploads}
                    step={index}
                    isMissing={!isStepValid(part, draft.parts[index] ?? null)}
                    onChange={(value) => change({ type: 'part', index, value })}
                  />
                ),
            )}
            {isPriceShown && isWorthExplaining(price, draft.unit) && (
              <PriceExplanation steps={price.explanation} currency={currency} />
            )}
          </div>
        </div>
        <div role="status">
          {isSoldOut && <p className="bg-alarm-pale px-4 py-3 font-bold tablet:px-8">{soldOutText}</p>}
          {isHasty && isUploading && (
            <p className="bg-mustard-pale px-4 py-3 font-bold tablet:px-8">
              Bitte warten Sie, bis alle Dateien hochgeladen sind.
            </p>
          )}
        </div>
        <DialogFooter
          quantity={
            <QuantityPicker
              product={product}
              amount={draft.amount}
              unit={draft.unit}
              onAmount={(amount) => change({ type: 'amount', amount })}
              onUnit={(unit) => change({ type: 'unit', unit })}
            />
          }
          label={moves.isLast ? saveLabel : 'Zum nächsten Schritt'}
          price={isPriceShown ? priceText(price.gross, currency, price.model) : null}
          isDisabled={moves.isLast && !isOrderable}
          onBack={isStepwise ? () => (moves.back === null ? close() : goTo(moves.back)) : undefined}
          save={!moves.isLast && canSave ? { label: saveLabel, onSave: save } : undefined}
        />
      </form>
    </Dialog>
  );
}

const shareLook = 'link flex min-h-11 items-center gap-1.5 text-sm';

/** Shows that what was chosen here before is still there, and offers to drop it. */
const BegunNote = ({ onDrop }: { onDrop(): void }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-4 border-l-8 border-mustard bg-mustard-pale py-1 pr-2 pl-4">
    Ihre Auswahl von vorhin ist noch da.
    <button type="button" className="link min-h-11" onClick={onDrop}>
      Verwerfen
    </button>
  </p>
);
