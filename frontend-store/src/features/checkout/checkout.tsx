import { type FormEvent, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import type { CheckoutBlock } from '@bestellwerk/domain/ordering/checkout-view';
import type { Branch } from '@bestellwerk/domain/resources/branch';
import { termsChosen } from '../../shared/cart/cart-slice.js';
import { AreaField, ModeField } from '../../shared/cart/terms-fields.js';
import { AddressSection } from './address-section.js';
import { AppointmentSection } from './appointment/appointment-section.js';
import { ClosedNotice } from './closed-notice.js';
import { ConsentSection } from './consent-section.js';
import { ContactSection } from './contact-section.js';
import { Field } from './fields.js';
import { OrderSummary } from './order-summary.js';
import { PaymentSection } from './payment-section.js';
import { ProblemList } from './problem-list.js';
import { focusFirst, problemAt, ProblemsContext } from './problems.js';
import { Section } from './section.js';
import { SubmitArea } from './submit-area.js';
import { TableSection } from './table-section.js';
import { useCheckout } from './use-checkout.js';
import { useSubmission } from './use-submission.js';

/** The whole way from the cart to an accepted order. */
export function Checkout({ branch }: { branch: Branch }) {
  const { form, check, view, cart, priced, details } = useCheckout(branch);
  const submission = useSubmission(branch);
  const [wasTried, setWasTried] = useState(false);
  const [tries, setTries] = useState(0);
  const appears = (block: CheckoutBlock) => view.blocks.includes(block);
  const refused = submission.refusedProblems(form);
  const problems = refused.length > 0 ? refused : wasTried ? check.problems : [];

  const objection = cart.appointmentDate === null ? null : problemAt(check.problems, 'appointmentDate');

  useEffect(() => {
    if (tries > 0) focusFirst(problems);
    // Only a try moves the focus, not every change of the problems.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tries]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (submission.isSending) return;
    setWasTried(true);
    const isAccepted = check.problems.length === 0 && (await submission.submit(form));
    if (!isAccepted) setTries((count) => count + 1);
  }

  return (
    <ProblemsContext value={problems}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ProblemList problems={problems} />
        <div className="grid items-start gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="space-y-10">
            <Section title="Wie dürfen wir servieren?">
              <ModeField branch={branch} name="checkout" />
              <ClosedNotice branch={branch} mode={check.mode} />
              <div id="feld-deliveryArea" tabIndex={-1}>
                <AreaField branch={branch} name="checkout" />
              </div>
            </Section>
            {appears('table') && <TableSection branch={branch} table={cart.table} />}
            {appears('contact') && <ContactSection required={view.requiredFields} details={details} />}
            {appears('address') && <AddressSection mode={check.mode} details={details} />}
            {appears('appointment') && (
              <AppointmentSection branch={branch} mode={check.mode} form={form} objection={objection} />
            )}
            <CommentSection branch={branch} comment={cart.comment} />
          </div>
          <aside className="drop-shadow-lg desktop:sticky desktop:top-6 desktop:row-span-2">
            <OrderSummary branch={branch} priced={priced} />
          </aside>
          <div className="space-y-10">
            <PaymentSection offered={view.paymentMethods} chosen={check.paymentMethod} />
            <ConsentSection />
            <SubmitArea
              label={check.submitLabel}
              isSending={submission.isSending}
              isUnanswered={submission.isUnanswered}
            >
              <Link to={`/store/${branch.identifier}`} className="button-plain min-h-13">
                Zurück
              </Link>
            </SubmitArea>
          </div>
        </div>
      </form>
    </ProblemsContext>
  );
}

function CommentSection({ branch, comment }: { branch: Branch; comment: string }) {
  const dispatch = useDispatch();
  return (
    <Section title="Anmerkungen">
      <Field name="comment" label="Kommentar" isOptional>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            maxLength={2000}
            value={comment}
            onChange={({ target }) =>
              dispatch(termsChosen({ branch: branch.identifier, terms: { comment: target.value } }))
            }
          />
        )}
      </Field>
    </Section>
  );
}
