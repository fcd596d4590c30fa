import { useDispatch } from 'react-redux';
import { callingCodeOf, internationalPhone } from '@bestellwerk/domain/rules/contact-details';
import { detailsChanged } from '../../shared/order-details/details-slice.js';
import { useDetail } from './fields.js';

/** The number as it has to be, where somebody typed it as it is dialled at home. */
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
