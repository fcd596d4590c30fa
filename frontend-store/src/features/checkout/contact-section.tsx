import { memo } from 'react';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import {
  callingCodeOf,
  internationalPhone,
  keepPhoneCharacters,
  normalizePhone,
} from '@bestellwerk/domain/addresses/contact-details';
import { useDispatch } from 'react-redux';
import { DetailCheckbox, DetailField, useDetail } from './fields.js';
import { Section } from './section.js';
import { detailsChanged } from '../../shared/order-details/details-slice.js';

interface Props {
  branch: Branch;
  /** Fields that have to be filled in. */
  required: readonly (keyof OrderForm)[];
}

export const ContactSection = memo(({ branch, required }: Props) => (
  <Section title="Ihre Kontaktdaten">
    <div className="grid gap-4 tablet:grid-cols-2">
      <DetailField name="firstName" label="Vorname" autoComplete="given-name" />
      <DetailField name="lastName" label="Nachname" autoComplete="family-name" />
      <div>
        <DetailField
          name="phone"
          label="Telefon"
          type="tel"
          autoComplete="tel"
          placeholder="+43 660 1234567"
          isOptional={!required.includes('phone')}
          whileTyping={keepPhoneCharacters}
          onLeave={normalizePhone}
        />
        <PhoneOffer branchPhone={branch.phone} />
      </div>
      <DetailField
        name="email"
        label="E-Mail"
        type="email"
        autoComplete="email"
        isOptional={!required.includes('email')}
      />
    </div>
    <DetailCheckbox name="isCompany">Ich bestelle für eine Firma</DetailCheckbox>
    <CompanyFields />
  </Section>
));

const CompanyFields = () =>
  useDetail('isCompany') && (
    <div className="grid gap-4 tablet:grid-cols-2">
      <DetailField name="companyName" label="Firmenname" autoComplete="organization" />
      <DetailField name="vatNumber" label="UID-Nummer" isOptional />
    </div>
  );

/** Suggests the international format for a phone number typed in national format. */
function PhoneOffer({ branchPhone }: { branchPhone: string }) {
  const dispatch = useDispatch();
  const phone = useDetail('phone');
  const offered = internationalPhone(phone, callingCodeOf(branchPhone));
  return (
    <div role="status">
      {offered && (
        <button
          type="button"
          className="link min-h-11 font-semibold"
          onClick={() => dispatch(detailsChanged({ phone: offered }))}
        >
          Als {offered} übernehmen
        </button>
      )}
    </div>
  );
}
