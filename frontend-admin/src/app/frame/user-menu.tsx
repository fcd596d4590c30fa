import { ActionIcon } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { useUser } from '../../shared/session/use-user.js';

const UserMenuList = lazyPart(() => import('./user-menu-list.js'));

/** What a person may do with their own session. The menu is only made when it is asked for. */
export function UserMenu() {
  const { user } = useUser();
  const button = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const name = `${user.firstName} ${user.lastName}`;
  const openerFor = (open: () => void) => (
    <ActionIcon
      ref={button}
      variant="subtle"
      color="gray"
      size={44}
      aria-haspopup="menu"
      aria-label={`Benutzermenü von ${name}`}
      onClick={open}
    >
      <IconUserCircle size={26} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
  const opener = openerFor(() => setWanted(true));
  if (!isWanted) return opener;
  return (
    <ErrorBoundary fallback={({ retry }) => openerFor(retry)}>
      <Suspense fallback={opener}>
        <UserMenuList name={name} opener={opener} button={button} />
      </Suspense>
    </ErrorBoundary>
  );
}
