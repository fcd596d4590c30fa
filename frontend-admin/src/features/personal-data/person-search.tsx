import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { formErrorsOf } from '../../shared/forms/form-sending.js';
import { Block } from '../../shared/ui/block.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { FoundPerson } from './found-person.js';
import { useFindPersonMutation } from './personal-data-api.js';
import classes from './personal-data.module.css';

/** Finds a person by e-mail address, phone number or name; at once where one is brought from an order. */
export function PersonSearch() {
  const brought = (useLocation().state as { search?: string } | null)?.search ?? '';
  const [typed, setTyped] = useState(brought);
  const [sought, setSought] = useState('');
  const [find, { data, error, isLoading }] = useFindPersonMutation();
  const errors = error ? formErrorsOf(error, (field) => field === 'search') : null;

  const search = async (text: string) => {
    setSought(text);
    await find(text);
  };
  useEffect(() => {
    if (brought !== '') void search(brought);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  const isNothing = data && data.orders.length + data.customers.length === 0;
  return (
    <Block title="Person suchen">
      <form
        role="search"
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          void search(typed.trim());
        }}
      >
        <TextInput
          label="E-Mail-Adresse, Telefonnummer oder Name"
          description="E-Mail-Adresse und Telefonnummer müssen vollständig sein."
          value={typed}
          maxLength={200}
          autoComplete="off"
          error={errors && (errors.fields['search'] ?? errors.general)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={isLoading} leftSection={<IconSearch size={20} aria-hidden />}>
          Suchen
        </Button>
      </form>
      <div aria-live="polite">
        {isNothing && !isLoading && (
          <EmptyState
            title="Zu dieser Person ist nichts gespeichert."
            text="Bereits gelöschte Daten werden nicht mehr gefunden. Prüfen Sie die Schreibweise, oder suchen Sie nach einer anderen Angabe."
          />
        )}
        {data && !isNothing && (
          <FoundPerson key={sought} found={data} search={sought} onErased={() => void search(sought)} />
        )}
      </div>
    </Block>
  );
}
