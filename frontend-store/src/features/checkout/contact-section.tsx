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
      <PhoneField branchPhone={branch.phone} isOptional={!required.includes('phone')} />
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

/** A phone number typed in national format is taken over in the international one by one tap, or by Enter in the field. */
function PhoneField({ branchPhone, isOptional }: { branchPhone: string; isOptional: boolean }) {
  const dispatch = useDispatch();
  const callingCode = callingCodeOf(branchPhone);
  const offered = internationalPhone(useDetail('phone'), callingCode);
  const accept = () => offered && dispatch(detailsChanged({ phone: offered }));
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !offered) return;
        event.preventDefault();
        accept();
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
        onLeave={normalizePhone}
      />
      <div role="status">
        {offered && (
          <button
            type="button"
            className="button-plain mt-2 w-full border-plum text-plum-deep"
            onClick={accept}
          >
            Als {callingCode} {offered.slice(callingCode.length)} übernehmen
          </button>
        )}
      </div>
    </div>
  );
}
