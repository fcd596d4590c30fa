import { useDispatch } from 'react-redux';
import { appIconPath } from '@bestellwerk/domain/website/web-app-manifest';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { installAsked, installStepReached } from '../../shared/install/install-slice.js';
import { LowerCard } from './lower-card.js';
import { keepDismissal } from './use-install.js';

/** Asks whether the shop is to be installed. */
export function InstallPrompt() {
  const { shopName, icon } = useShop().config;
  const dispatch = useDispatch();
  const src = icon ? appIconPath({ ...icon, purpose: 'any', size: 192 }) : '/icon.svg';
  const refuse = () => {
    keepDismissal();
    dispatch(installStepReached('done'));
  };
  return (
    <LowerCard
      label="App installieren"
      yes={{ text: 'Installieren', onClick: () => dispatch(installAsked()) }}
      no={{ text: 'Nicht jetzt', onClick: refuse }}
    >
      <img src={src} alt="" width={44} height={44} className="size-11 shrink-0 object-contain" />
      <p className="min-w-0">
        <strong>{shopName}</strong> als App: mit einem Tippen vom Startbildschirm bestellen, die Karte auch
        ohne Internet lesen.
      </p>
    </LowerCard>
  );
}
