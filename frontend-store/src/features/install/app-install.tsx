import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { isSelfService } from '@bestellwerk/domain/analytics/page-path';
import { isInstallable, mayBeInterrupted } from '@bestellwerk/domain/website/app-install';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { useIsConsentAsked } from '../../shared/consent/consent-slice.js';
import { installOffered, installStepReached, type WithInstall } from '../../shared/install/install-slice.js';
import { useIsApp } from '../../shared/use-media.js';
import { InstallPrompt } from './install-prompt.js';
import { Instructions } from './instructions.js';
import { isWorkerSupported, retire } from './registration.js';
import { UpdatePrompt } from './update-prompt.js';
import { useInstall } from './use-install.js';
import { usePromptTime } from './use-prompt-time.js';
import { useRegistration } from './use-registration.js';

/** The shop as an app: worker, question, instructions and updates. Where the settings have switched it off, all of it is removed. */
export default function AppInstall() {
  const { config } = useShop();
  if (!isWorkerSupported()) return null;
  return config.enablePluginPWA ? <Installation /> : <Removal />;
}

function Installation() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { step } = useSelector(({ install }: WithInstall) => install);
  const isStandalone = useIsApp();
  const isConsentAsked = useIsConsentAsked();
  const worker = useRegistration(isStandalone);
  const { registration, isUpdateWaiting } = worker;
  const isOffered = isInstallable({
    ...{ isEnabled: true, isSupported: true, isStandalone },
    isSelfService: isSelfService(pathname),
    isRegistered: registration === undefined ? null : registration !== null,
  });
  useEffect(() => {
    dispatch(installOffered(isOffered));
    return () => void dispatch(installOffered(false));
  }, [dispatch, isOffered]);
  usePromptTime(isOffered && step === 'none');
  useInstall(step, worker.register);

  if (step === 'instructions') return <Instructions onClose={() => dispatch(installStepReached('done'))} />;
  // One thing at a time at the lower edge.
  if (isConsentAsked || !mayBeInterrupted(pathname)) return null;
  if (isUpdateWaiting && registration) {
    return <UpdatePrompt registration={registration} onLater={worker.leaveUpdate} />;
  }
  return isOffered && step === 'prompt' ? <InstallPrompt /> : null;
}

function Removal() {
  useEffect(() => void retire(), []);
  return null;
}
