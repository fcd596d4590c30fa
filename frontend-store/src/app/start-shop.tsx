import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { AppRoutes } from './app-routes.js';
import { earlyTap } from './early-tap.js';
import { etagOfCatalogue, isAsRendered, renderedContent } from './rendered-content.js';
import { pause } from '../shared/pause.js';
import { createStore, type RootState, type Store, withoutGuest } from './store.js';
import { whenReady } from './when-ready.js';
import { keepInstallEvent } from '../shared/install/install-event.js';
import { ShopFailure } from '../shared/page/load-failure.js';
import { beginAt } from '../shared/use-now.js';

interface Props {
  store: Store;
  /** What the server has rendered; undefined where something else is shown from the first. */
  serverState: RootState | undefined;
  onShown: () => void;
}

function Shop({ store, serverState, onShown }: Props) {
  useEffect(onShown, [onShown]);
  return (
    <StrictMode>
      <ErrorBoundary fallback={ShopFailure}>
        <Provider store={store} {...(serverState && { serverState })}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </Provider>
      </ErrorBoundary>
    </StrictMode>
  );
}

/** Shows the shop in `#root`. What the server has rendered stays until the shop can take it over, or take its place at once. */
export async function startShop(): Promise<Root> {
  keepInstallEvent();
  // The first use of a time zone takes long; now the network is waited for anyway.
  setTimeout(() => new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna' }).format());
  const root = document.getElementById('root')!;
  const store = createStore();
  const content = renderedContent(root);
  if (!content) return show(root, store, false);
  await pause();
  const [etag] = await Promise.all([etagOfCatalogue(), whenReady(store)]);
  const isKept = isAsRendered(content, etag);
  if (isKept) beginAt(content.at);
  return show(root, store, isKept);
}

/** `isKept`: goes on with the elements of the server. In small steps, so that scrolling does not stop meanwhile. */
function show(root: HTMLElement, store: Store, isKept: boolean): Root {
  const repeatTap = earlyTap(root, isKept);
  const taken = () => {
    root.removeAttribute('data-content');
    root.removeAttribute('aria-disabled');
    repeatTap();
  };
  const serverState = isKept ? withoutGuest(store.getState()) : undefined;
  const shop = <Shop store={store} serverState={serverState} onShown={taken} />;
  let shown: Root;
  startTransition(() => {
    if (isKept) shown = hydrateRoot(root, shop);
    else (shown = createRoot(root)).render(shop);
  });
  return shown!;
}
