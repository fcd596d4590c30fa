import { useState } from 'react';
import { LowerCard } from './lower-card.js';
import { updateNow } from './registration.js';

interface Props {
  registration: ServiceWorkerRegistration;
  onLater(): void;
}

/** Says that there is a new version of the shop. */
export function UpdatePrompt({ registration, onLater }: Props) {
  const [isUpdating, setUpdating] = useState(false);
  const update = () => {
    if (isUpdating) return;
    setUpdating(true);
    void updateNow(registration);
  };
  return (
    <LowerCard
      label="Neue Version"
      yes={{ text: isUpdating ? 'Wird aktualisiert …' : 'Jetzt aktualisieren', onClick: update }}
      no={{ text: 'Später', onClick: onLater }}
    >
      <p className="font-semibold">Eine neue Version ist da.</p>
    </LowerCard>
  );
}
