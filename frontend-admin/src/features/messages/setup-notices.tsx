import { Alert } from '@mantine/core';
import { branchesFor } from '@bestellwerk/domain/access/policy';
import { whoMay } from '@bestellwerk/domain/access/role-words';
import { KeptMails } from '../../shared/session/kept-mails.js';
import { useMessageSetupQuery } from '../../shared/messages/messages-api.js';
import { usePrincipal } from '../../shared/session/use-user.js';

/** Why a way of sending does not work: what to set, to those who may; to others only that it does not. */
export function SetupNotices() {
  const { data } = useMessageSetupQuery();
  const maySetUp = branchesFor(usePrincipal(), 'shop.change') === 'all';
  if (!data) return null;
  const email = { text: maySetUp ? data.email.text : notSent('E-Mails'), isSetUp: data.email.isSetUp };
  const sms = { text: maySetUp ? data.sms.text : notSent('SMS'), isSetUp: data.sms.isSetUp };
  const texts = new Set([email, sms].filter(({ isSetUp }) => !isSetUp).map(({ text }) => text));
  return [...texts].map((text) => (
    <Alert key={text} color="yellow" mb="md" role="note">
      {text} {text === email.text && <KeptMails />}
    </Alert>
  ));
}

const notSent = (what: string): string =>
  `${what} werden nicht gesendet. Einrichten kann das die ${whoMay('shop.change')}.`;
