import { Alert } from '@mantine/core';
import { useMessageSetupQuery } from '../../shared/messages/messages-api.js';

/** Why a way of sending does not work. */
export function SetupNotices() {
  const { data } = useMessageSetupQuery();
  const texts = new Set(
    data ? [data.email, data.sms].filter(({ isSetUp }) => !isSetUp).map(({ text }) => text) : [],
  );
  return [...texts].map((text) => (
    <Alert key={text} color="yellow" mb="md" role="note">
      {text}
    </Alert>
  ));
}
