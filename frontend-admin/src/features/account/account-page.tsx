import { roleWords } from '@bestellwerk/domain/access/role-words';
import { PasswordForm } from '../../shared/access/password-form.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { useUser } from '../../shared/session/use-user.js';
import { Block } from '../../shared/ui/block.js';
import { PageHead } from '../../shared/ui/page-head.js';
import classes from './account-page.module.css';
import { PushBlock } from './push-block.js';
import { OwnSessions } from './own-sessions.js';

/** Sessions and password of the signed-in user. */
export default function AccountPage() {
  const dispatch = useAppDispatch();
  const { user } = useUser();
  const confirmChange = () =>
    dispatch(
      toastShown({
        kind: 'success',
        text: 'Ihr Passwort ist geändert.',
        detail: 'Alle anderen Sitzungen wurden beendet.',
      }),
    );
  return (
    <>
      <PageHead title="Mein Konto" />
      <div className={classes.layout}>
        <div className={classes.column}>
          <OwnData />
          <Block title="Passwort ändern">
            <PasswordForm user={user} asksForCurrent button="Passwort ändern" onDone={confirmChange} />
          </Block>
        </div>
        <div className={classes.column}>
          <PushBlock />
          <OwnSessions />
        </div>
      </div>
    </>
  );
}

function OwnData() {
  const { roles, user } = useUser();
  const facts = [
    ['Name', `${user.firstName} ${user.lastName}`],
    ['Benutzername', user.username],
    ['E-Mail', user.email],
    ['Rollen', roles.map((role) => roleWords[role]).join(', ')],
    ['Filialen', user.branches.map(({ name }) => name).join(', ') || 'Alle'],
  ] as const;
  return (
    <Block title="Ihre Daten">
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>Ist etwas davon falsch? Bitte sagen Sie es Ihrer Filialleitung.</p>
    </Block>
  );
}
