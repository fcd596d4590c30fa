import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { appointmentDateText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { formatTime } from '@bestellwerk/domain/text/formats';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { termsChosen } from '../../shared/cart/cart-slice.js';
import { ModeField } from '../../shared/cart/terms-fields.js';
import { useCart } from '../../shared/cart/use-cart.js';
import { timeZoneOf, useShop } from '../../shared/catalogue/use-shop.js';
import { Dialog } from '../../shared/dialog/dialog.js';
import { useNow } from '../../shared/use-now.js';
import { AreaChoice } from './area-choice.js';
import { ZipCodeField } from './zip-code-field.js';

interface Props {
  branch: Branch;
  onClose(): void;
}

/** How, where to and when one orders. What is chosen holds at once, as in the cart. */
export default function TermsDialog({ branch, onClose }: Props) {
  const { mode } = useCart(branch);
  return (
    <Dialog label="Art, Ort und Zeit" onClose={onClose}>
      <div className="min-h-0 space-y-5 overflow-y-auto overscroll-contain p-5 tablet:p-7">
        <h2 className="pr-10 text-2xl">Wie möchten Sie bestellen?</h2>
        <ModeField branch={branch} name="terms" />
        {mode === 'delivery' && (
          <>
            <ZipCodeField branch={branch} />
            <AreaChoice branch={branch} />
          </>
        )}
        {mode === 'dineIn' && branch.isTableSelectionEnabled && <TableChoice branch={branch} />}
        <TimeChoice branch={branch} />
      </div>
      <div className="perforated bg-white p-4 tablet:px-7">
        <button type="button" className="button-main w-full" onClick={onClose}>
          Fertig
        </button>
      </div>
    </Dialog>
  );
}

function TableChoice({ branch }: { branch: Branch }) {
  const dispatch = useDispatch();
  const { tables } = useShop();
  const { cart } = useCart(branch);
  const own = tables.filter((table) => table.branch.id === branch.id);
  return (
    <label className="block">
      <span className="mb-1.5 block font-semibold">Tisch</span>
      <select
        className="field"
        value={cart.table ?? ''}
        onChange={({ target }) =>
          dispatch(termsChosen({ branch: branch.identifier, terms: { table: target.value || null } }))
        }
      >
        <option value="">Bitte wählen</option>
        {own.map(({ id, identifier }) => (
          <option key={id} value={identifier}>
            Tisch {identifier}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The time is chosen at the checkout, where the times of what is in the cart are known. */
function TimeChoice({ branch }: { branch: Branch }) {
  const dispatch = useDispatch();
  const now = useNow();
  const timeZone = timeZoneOf(useShop(), branch);
  const { cart, lines, missing } = useCart(branch);
  const chosen = cart.appointmentDate === null ? null : new Date(cart.appointmentDate);
  const day = appointmentDateText(chosen, branch, now, timeZone);
  const canGoOn = lines.length > 0 && missing === null;
  return (
    <section aria-label="Zeit">
      <p className="font-semibold">Zeit</p>
      <p className="mt-1">{chosen ? `${day}, ${formatTime(chosen, timeZone)} Uhr` : day}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-5">
        {canGoOn ? (
          // Takes the place of the dialog in the history.
          <Link
            to={`/store/${branch.identifier}/checkout`}
            replace
            className="link inline-flex min-h-11 items-center"
          >
            Zeit beim Bestellen wählen
          </Link>
        ) : (
          <span className="text-sm text-ink-soft">Eine andere Zeit wählen Sie beim Bestellen.</span>
        )}
        {chosen && !branch.isAppointmentRequired && (
          <button
            type="button"
            className="link min-h-11"
            onClick={() =>
              dispatch(termsChosen({ branch: branch.identifier, terms: { appointmentDate: null } }))
            }
          >
            So schnell wie möglich
          </button>
        )}
      </p>
    </section>
  );
}
