import { memo } from 'react';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { keepPhoneCharacters, storedPhone } from '@bestellwerk/domain/addresses/contact-details';
import { useDispatch } from 'react-redux';
import { DetailField, useDetail } from './fields.js';
import { Section } from './section.js';
import { detailsChanged } from '../../shared/order-details/details-slice.js';

interface Props {
  branch: Branch;
  /** Fields that have to be filled in. */
  required: readonly (keyof OrderForm)[];
}

export const ContactSection = memo(({ branch, required }: Props) => (
  <Section title="Ihre Kontaktdaten">
    <div className="grid grid-cols-2 gap-x-2.5 gap-y-2.5 *:nth-[n+3]:max-tablet:col-span-2 tablet:gap-x-4">
      <DetailField name="firstName" label="Vorname" autoComplete="given-name" />
      <DetailField name="lastName" label="Nachname" autoComplete="family-name" />
      <PhoneField branchPhone={branch.phone} isOptional={!required.includes('phone')} />
      <DetailField
        name="email"
        label="E-Mail"
        type="email"
        autoComplete="email"
        isOptional={!required.includes('email')}
      />
    </div>
  </Section>
));

/** A phone number typed in national form becomes one of the branch's country when the field is left, or by Enter in it. */
function PhoneField({ branchPhone, isOptional }: { branchPhone: string; isOptional: boolean }) {
  const dispatch = useDispatch();
  const typed = useDetail('phone');
  const stored = storedPhone(typed, branchPhone);
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || stored === typed) return;
        event.preventDefault();
        dispatch(detailsChanged({ phone: stored }));
      }}
    >
      <DetailField
        name="phone"
        label="Telefon"
        type="tel"
        autoComplete="tel"
        placeholder="+43 660 1234567"
        isOptional={isOptional}
        whileTyping={keepPhoneCharacters}
        onLeave={(phone) => storedPhone(phone, branchPhone)}
      />
    </div>
  );
}
