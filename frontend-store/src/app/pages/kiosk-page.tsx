import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, Route, Routes, useNavigate, useParams } from 'react-router';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { forgetKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { KioskFoot, KioskHead } from '../../features/kiosk/kiosk-bar.js';
import { Screensaver } from '../../features/kiosk/screensaver.js';
import { StillThere } from '../../features/kiosk/still-there.js';
import { TokenForm } from '../../features/kiosk/token-form.js';
import { useKioskQuery } from '../../features/kiosk/kiosk-api.js';
import { keepInside, useKioskLook } from '../../features/kiosk/use-kiosk-look.js';
import { api, useCatalogueQuery } from '../../shared/api.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { NoticeArea } from '../../shared/notice/notice.js';
import type { OrderAddress } from '../../shared/order/order-api.js';
import { LoadFailure } from '../../shared/page/load-failure.js';
import { Loader } from '../../shared/page/loader.js';
import { useLooks } from '../../shared/page/use-looks.js';
import { guestLeft } from '../../shared/self-service/guest-left.js';
import { keepToken, noteKiosk, openedToken } from '../../shared/self-service/kiosk-token.js';
import { SelfService } from '../../shared/self-service/self-service.js';
import { OfflineWarning } from '../offline-warning.js';
import { parts } from '../parts.js';
import { useMenuReload } from '../use-menu-reload.js';
import { PAGE_ID, usePageScroll } from '../use-page-scroll.js';

const KioskEnd = lazyPart(() => import('./kiosk-end.js'));

const CHECK_EVERY = 60_000;

/** The kiosk of a branch: what stands in it, and nothing around it. */
export default function KioskPage() {
  const { data, fulfilledTimeStamp, error, refetch } = useCatalogueQuery(undefined, {
    refetchOnReconnect: true,
  });
  const dispatch = useDispatch();
  const reload = useCallback(() => void dispatch(api.util.invalidateTags(['Catalogue'])), [dispatch]);
  useMenuReload(fulfilledTimeStamp, reload, data?.changesAt);
  useLooks(data?.config);
  useKioskLook();
  usePageScroll();
  if (!data)
    return error ? <LoadFailure message={messageOf(error)} onRetry={() => void refetch()} /> : <Loader />;
  return (
    <div className="flex min-h-dvh flex-col" onClickCapture={keepInside}>
      <OfflineWarning />
      <KioskOfBranch />
      <NoticeArea />
    </div>
  );
}

function KioskOfBranch() {
  const branch = useShop().branchOf(useParams().branch ?? '');
  const [token, setToken] = useState(openedToken);
  useEffect(() => {
    // The address with a key, opened in this tab: browsers do not load the page again for it.
    const reopen = () => setToken(openedToken());
    window.addEventListener('hashchange', reopen);
    return () => window.removeEventListener('hashchange', reopen);
  }, []);
  if (!branch) {
    return (
      <Message>
        Diese Filiale gibt es nicht. Bitte öffnen Sie die Adresse, die im Backoffice beim Gerät steht.
      </Message>
    );
  }
  const start = (given: string) => {
    keepToken(given);
    setToken(given);
  };
  if (token === null) return <TokenForm branch={branch} refusal={null} onToken={start} />;
  return <WithToken key={token} branch={branch} token={token} onToken={start} />;
}

interface WithTokenProps {
  branch: Branch;
  token: string;
  onToken(token: string): void;
}

/** A kiosk whose network fails goes on; one that is refused asks staff for another token. */
function WithToken({ branch, token, onToken }: WithTokenProps) {
  const { currentData, error, refetch } = useKioskQuery(
    { branch: branch.id, token },
    { pollingInterval: CHECK_EVERY, refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    noteKiosk(token);
    return () => noteKiosk(null);
  }, [token]);
  if (isApiFailure(error) && (error.status === 401 || error.status === 403)) {
    return <TokenForm branch={branch} refusal={messageOf(error)} onToken={onToken} />;
  }
  if (currentData) return <Guests branch={branch} />;
  return error ? <LoadFailure message={messageOf(error)} onRetry={() => void refetch()} /> : <Loader />;
}

interface Placed {
  address: OrderAddress;
  paymentPage: string | null;
}

/** One guest after the other: screensaver, menu and checkout, and the page after the order. */
function Guests({ branch }: { branch: Branch }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { selfServiceIdleSeconds } = useShop().config;
  const [isOrdering, setOrdering] = useState(false);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const { identifier } = branch;

  const endGuest = useCallback(() => {
    dispatch(guestLeft());
    forgetKey(`order:${identifier}`);
    void navigate(`/self-service/${identifier}`, { replace: true });
    setPlaced(null);
    setOrdering(false);
  }, [dispatch, navigate, identifier]);
  const atKiosk = useMemo(
    () => ({
      onPlaced(address: OrderAddress, paymentPage: string | null) {
        dispatch(guestLeft());
        setPlaced({ address, paymentPage });
      },
    }),
    [dispatch],
  );

  if (placed) return <KioskEnd {...placed} onDone={endGuest} />;
  if (!isOrdering) return <Screensaver branch={branch} onStart={() => setOrdering(true)} />;
  return (
    <SelfService value={atKiosk}>
      <KioskHead onStartOver={endGuest} />
      <main id={PAGE_ID} tabIndex={-1} className="flex grow flex-col outline-none">
        <Pages />
      </main>
      <KioskFoot />
      <StillThere askAfter={selfServiceIdleSeconds} onGone={endGuest} />
    </SelfService>
  );
}

function Pages() {
  const { MenuPage, Checkout } = parts;
  return (
    <Routes>
      <Route path="/" element={<MenuPage />} />
      <Route path="/checkout" element={<Checkout />} />
      <Route path="*" element={<Navigate to=".." relative="path" replace />} />
    </Routes>
  );
}

const Message = ({ children }: { children: ReactNode }) => (
  <main className="shell grid min-h-dvh place-content-center text-center text-2xl">
    <p>{children}</p>
  </main>
);
