import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ContentAi, MadePicture } from '@bestellwerk/domain/contracts/content-ai.schema';
import type { ImageRequest } from '@bestellwerk/domain/content-ai/text-request.schema';
import { wholeImageUrl } from '@bestellwerk/domain/records/definitions/image.schema';
import { SideDrawer } from '../../../shared/forms/entry-guard.js';
import { formErrorsOf, type FormErrors, noErrors, sendOnce } from '../../../shared/forms/form-sending.js';
import classes from './ai.module.css';
import { useMakePictureMutation } from './content-ai-api.js';
import { MonthUse } from './month-use.js';
import { PictureForm, pictureFields } from './picture-form.js';
import { useRequest } from './use-request.js';
import { Waiting } from './waiting.js';

interface Properties {
  ai: ContentAi;
  opened: boolean;
  onClose(): void;
}

/** Asks a model for a picture, which becomes an image of the library. */
export function PictureDrawer({ ai, opened, onClose }: Properties) {
  return (
    <SideDrawer opened={opened} onClose={onClose} width={620} title="Bild erzeugen">
      {opened && <Making ai={ai} onClose={onClose} />}
    </SideDrawer>
  );
}

const begin: ImageRequest = { prompt: '', size: 'landscape', style: 'photo', name: '' };

function Making({ ai, onClose }: Omit<Properties, 'opened'>) {
  const [wish, setWish] = useState(begin);
  const [made, setMade] = useState<MadePicture | null>(null);
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const [ask] = useMakePictureMutation();
  const { since, hasRun, run, cancel } = useRequest();

  const send = async (request: ImageRequest) => {
    setErrors(noErrors);
    const body = { path: 'images', request };
    const answer = await sendOnce('content-picture', body, async (idempotencyKey) => {
      return (await run(ask({ ...body, idempotencyKey }))) ?? { data: undefined, error: undefined };
    });
    if (answer.error) setErrors(formErrorsOf(answer.error, (field) => pictureFields.includes(field)));
    else if (answer.data) setMade(answer.data);
  };

  return (
    <Stack>
      <p className={classes.live} role="status">
        {since !== null && 'Das Bild wird erzeugt …'}
        {made && 'Das Bild ist da.'}
      </p>
      {since !== null && <Waiting text="Das Bild wird erzeugt …" since={since} onCancel={cancel} />}
      {since === null && made && (
        <Made {...made} name={wish.name} onAgain={() => setMade(null)} onClose={onClose} />
      )}
      {since === null && !made && (
        <PictureForm
          wish={wish}
          errors={errors}
          isAgain={hasRun}
          onChange={setWish}
          onSend={(request) => void send(request)}
          onBack={onClose}
        />
      )}
      <MonthUse ai={ai} of="images" />
    </Stack>
  );
}

interface MadeProperties extends Pick<MadePicture, 'image'> {
  name: string;
  onAgain(): void;
  onClose(): void;
}

function Made({ image, name, onAgain, onClose }: MadeProperties) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Stack gap="sm">
      <img className={classes.picture} src={wholeImageUrl('small', image)} alt={name} />
      <p className={classes.hint}>
        Das Bild ist in den Bildern und trägt in seiner Datei den Vermerk, dass ein Modell es erzeugt hat.
      </p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onAgain}>
          Noch einmal
        </Button>
        <Button component={Link} ref={link} to={`/images/${image.id}`} onClick={onClose}>
          Zum Bild
        </Button>
      </Group>
    </Stack>
  );
}
