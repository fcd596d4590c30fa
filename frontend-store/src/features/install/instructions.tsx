import { installPlatform, type InstallPlatform } from '@bestellwerk/domain/website/app-install';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { Dialog } from '../../shared/dialog/dialog.js';
import { StepIcon, type StepIconName } from './step-icon.js';

interface Step {
  readonly icon: StepIconName;
  readonly text: string;
}

const steps: Readonly<Record<InstallPlatform, { readonly title: string; readonly steps: readonly Step[] }>> =
  {
    android: {
      title: 'Auf Android installieren',
      steps: [
        { icon: 'more', text: 'Öffnen Sie das Menü Ihres Browsers: die drei Punkte am Rand.' },
        {
          icon: 'add',
          text: 'Tippen Sie in Chrome auf „Zum Startbildschirm hinzufügen“, in Firefox auf „App zum Startbildschirm hinzufügen“.',
        },
        { icon: 'home', text: 'Bestätigen Sie mit „Installieren“ oder „Hinzufügen“.' },
      ],
    },
    'apple-touch': {
      title: 'Auf iPhone und iPad installieren',
      steps: [
        { icon: 'share', text: 'Tippen Sie auf „Teilen“: das Quadrat mit dem Pfeil nach oben.' },
        { icon: 'add', text: 'Wählen Sie „Zum Home-Bildschirm“.' },
        { icon: 'home', text: 'Tippen Sie auf „Hinzufügen“.' },
      ],
    },
    other: {
      title: 'In Ihrem Browser installieren',
      steps: [
        {
          icon: 'install',
          text: 'In Chrome und Edge: Klicken Sie rechts in der Adressleiste auf das Zeichen zum Installieren, oder öffnen Sie das Menü.',
        },
        {
          icon: 'add',
          text: 'Wählen Sie „App installieren“; in Safari am Mac „Ablage“, „Zum Dock hinzufügen“.',
        },
        {
          icon: 'home',
          text: 'Bestätigen Sie mit „Installieren“. Bietet Ihr Browser das nicht an, legen Sie ein Lesezeichen an.',
        },
      ],
    },
  };

/** How the shop gets onto the home screen where the browser does not ask by itself. */
export function Instructions({ onClose }: { onClose(): void }) {
  const { shopName } = useShop().config;
  const { title, steps: own } = steps[installPlatform(navigator.userAgent, navigator.maxTouchPoints)];
  return (
    <Dialog label="App installieren" onClose={onClose}>
      <div className="overflow-y-auto p-5 tablet:p-8">
        <h2 className="pr-10 text-2xl">{title}</h2>
        <p className="mt-2">So kommt „{shopName}“ als App auf Ihr Gerät:</p>
        <ol className="mt-5 space-y-4">
          {own.map(({ icon, text }, index) => (
            <li key={icon} className="grid grid-cols-[auto_1fr] items-center gap-4">
              <StepIcon name={icon} />
              <span>
                <strong>{index + 1}.</strong> {text}
              </span>
            </li>
          ))}
        </ol>
        <button type="button" className="button-main mt-6 w-full" onClick={onClose}>
          Fertig
        </button>
      </div>
    </Dialog>
  );
}
