import { useDispatch } from 'react-redux';
import { callingCodeOf, internationalPhone } from '@bestellwerk/domain/addresses/contact-details';
import { detailsChanged } from '../../shared/order-details/details-slice.js';
import { useDetail } from './fields.js';

/** Suggests the international format for a phone number typed in national format. */
export function PhoneOffer({ branchPhone }: { branchPhone: string }) {
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
