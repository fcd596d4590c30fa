import { promisedTime, type Waiting } from '@bestellwerk/domain/ordering/due-time';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';

interface Props {
  order: PublicOrder;
  waiting: Waiting;
  /** Else the number of the order is shown. */
  hasTicket: boolean;
}

/** The largest thing on the page: when the order is there, once the branch has confirmed it; before and after, its number. */
export function OrderMark({ order, waiting, hasTicket }: Props) {
  const promised = promisedTime(order, waiting);
  const name = hasTicket ? 'Ticket' : 'Bestellnummer';
  const number = hasTicket ? order.ticketNumber : order.uid;
  return (
    <div className="grid place-content-center rounded-t-box bg-mustard px-5 py-3 text-center min-[380px]:rounded-l-box min-[380px]:rounded-tr-none min-[380px]:py-6 tablet:min-w-52 tablet:px-8 desktop:min-w-36 wide:min-w-52">
      {promised ? (
        <>
          <p className="font-semibold">
            {promised.label} {promised.isAbout ? 'ca.' : 'um'}
          </p>
          <p className="font-display text-[2.75rem] leading-none tabular-nums tablet:text-[4rem] desktop:text-[2.75rem] wide:text-[4rem]">
            {promised.time}
          </p>
          {promised.day && <p className="font-semibold">{promised.day}</p>}
          <p className="mt-3 text-sm">
            {name} <strong>{number}</strong>
          </p>
        </>
      ) : (
        <>
          <p className="font-semibold">{name}</p>
          <p
            className={`font-display leading-none ${hasTicket ? 'text-[4.5rem] tablet:text-[6.5rem]' : 'text-2xl'}`}
          >
            {number}
          </p>
        </>
      )}
    </div>
  );
}
