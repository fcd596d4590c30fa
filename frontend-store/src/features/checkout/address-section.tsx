import { memo } from 'react';
import { useDispatch } from 'react-redux';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { countryNames } from '@bestellwerk/domain/addresses/postal-address';
import { type OrderDetails, detailsChanged } from '../../shared/order-details/details-slice.js';
import { DetailCheckbox, DetailField, Field, useDetail } from './fields.js';
import { Section } from './section.js';

interface Names {
  street: 'street' | 'deliveryStreet';
  floor: 'floor' | 'deliveryFloor';
  stairway: 'stairway' | 'deliveryStairway';
  door: 'door' | 'deliveryDoor';
  zipCode: 'zipCode' | 'deliveryZipCode';
  city: 'city' | 'deliveryCity';
  country: 'country' | 'deliveryCountry';
}

const main: Names = {
  street: 'street',
  floor: 'floor',
  stairway: 'stairway',
  door: 'door',
  zipCode: 'zipCode',
  city: 'city',
  country: 'country',
};
const delivery: Names = {
  street: 'deliveryStreet',
  floor: 'deliveryFloor',
  stairway: 'deliveryStairway',
  door: 'deliveryDoor',
  zipCode: 'deliveryZipCode',
  city: 'deliveryCity',
  country: 'deliveryCountry',
};

interface AddressProps {
  mode: DeliveryMode;
  /** 'Landstraße (1030), Lieferkosten 4,90 €': what follows from the postal code; null unless it is delivered. */
  area: string | null;
  /** Why the postal code does not fit it: at its field, and read out here. */
  problem: string | null;
}

/** The customer's address, and another one for the delivery if asked for. */
export const AddressSection = memo(({ mode, area, problem }: AddressProps) => (
  <Section title="Ihre Adresse">
    <AddressFields names={main} />
    {mode === 'delivery' && (
      <>
        <DetailCheckbox name="isDeliveryAddressDifferent">An eine andere Adresse liefern</DetailCheckbox>
        <DeliveryAddress />
      </>
    )}
    {area && (
      <p role="status" className="text-sm font-semibold">
        {problem ? <span className="sr-only">{problem}</span> : `Liefergebiet: ${area}`}
      </p>
    )}
  </Section>
));

const DeliveryAddress = () =>
  useDetail('isDeliveryAddressDifferent') && (
    <div className="space-y-3 border-l-4 border-mustard pl-4">
      <h3 className="font-sans font-bold">Lieferadresse</h3>
      <DetailCheckbox name="isDeliveryCompany">Lieferung an eine Firma</DetailCheckbox>
      <DeliveryCompany />
      <div className="grid grid-cols-2 gap-x-2.5 gap-y-2.5 tablet:gap-x-4">
        <DetailField name="deliveryFirstName" label="Vorname" autoComplete="shipping given-name" />
        <DetailField name="deliveryLastName" label="Nachname" autoComplete="shipping family-name" />
      </div>
      <AddressFields names={delivery} isShipping />
    </div>
  );

const DeliveryCompany = () =>
  useDetail('isDeliveryCompany') && (
    <DetailField name="deliveryCompanyName" label="Firmenname" autoComplete="shipping organization" />
  );

interface Props {
  names: Names;
  /** Whether the browser should fill in the address for shipping. */
  isShipping?: boolean;
}

function AddressFields({ names, isShipping }: Props) {
  const dispatch = useDispatch();
  const country = useDetail(names.country);
  const fill = (token: string) => (isShipping ? `shipping ${token}` : token);
  return (
    <div className="grid grid-cols-6 gap-x-2.5 gap-y-2.5 tablet:gap-x-4">
      <DetailField
        className="col-span-6"
        name={names.street}
        label="Straße und Hausnummer"
        autoComplete={fill('address-line1')}
      />
      <DetailField className="col-span-2" name={names.stairway} label="Stiege" isOptional />
      <DetailField className="col-span-2" name={names.floor} label="Stock" isOptional />
      <DetailField className="col-span-2" name={names.door} label="Tür" isOptional />
      <DetailField
        className="col-span-2"
        name={names.zipCode}
        label="PLZ"
        inputMode="numeric"
        autoComplete={fill('postal-code')}
      />
      <DetailField
        className="col-span-4"
        name={names.city}
        label="Ort"
        autoComplete={fill('address-level2')}
      />
      <Field className="col-span-6" name={names.country} label="Land">
        {(attributes) => (
          <select
            {...attributes}
            autoComplete={fill('country')}
            value={country}
            onChange={({ target }) =>
              dispatch(detailsChanged({ [names.country]: target.value as OrderDetails['country'] }))
            }
          >
            {Object.entries(countryNames).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
