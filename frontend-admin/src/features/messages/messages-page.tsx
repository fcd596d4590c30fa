import { useParams } from 'react-router';
import { RequirePermission } from '../../shared/session/require-access.js';
import { MessageList } from './message-list.js';
import { OneMessage } from './one-message.js';

/** Messages to guests: all of them, or the one of the address. */
export default function MessagesPage() {
  const { id } = useParams();
  return (
    <RequirePermission to="staff.read" title="Kein Zugriff auf Nachrichten." what="Nachrichten">
      {id === undefined ? <MessageList /> : <OneMessage id={id} />}
    </RequirePermission>
  );
}
