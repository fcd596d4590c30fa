import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

/** By which people sign in. */
export const UsernameField = ({ error }: { error: ReactNode }) => (
  <TextInput
    name="username"
    label="Benutzername oder E-Mail-Adresse"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    size="md"
    autoFocus
    error={error}
  />
);
