import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ContentAi, MadePicture } from '@bestellwerk/domain/contracts/content-ai.schema';
import type { ImageRequest } from '@bestellwerk/domain/content-ai/text-request.schema';
import { wholeImageUrl } from '@bestellwerk/domain/records/definitions/image.schema';
import classes from './ai.module.css';
import { useMakePictureMutation } from './content-ai-api.js';
import { PictureForm, pictureFields } from './picture-form.js';
import { RequestFrame } from './request-frame.js';
import { useRequest } from './use-request.js';

interface Properties {
  ai: ContentAi;
  onClose(): void;
}

const words = { running: 'Das Bild wird erzeugt …', done: 'Das Bild ist da.' };

const begin: ImageRequest = { prompt: '', size: 'landscape', style: 'photo', name: '' };

/** Asks a model for a picture, which becomes an image of the library. */
export function PictureDrawer({ ai, onClose }: Properties) {
  const [wish, setWish] = useState(begin);
  const [made, setMade] = useState<MadePicture | null>(null);
  const [ask] = useMakePictureMutation();
  const request = useRequest(pictureFields);

  const send = async (wanted: ImageRequest) => {
    const body = { path: 'images', request: wanted };
    setMade((await request.send(body, ask)) ?? null);
  };

  return (
    <RequestFrame
      {...{ request, words, ai }}
      of="images"
      answer={made && <Made {...made} name={wish.name} onAgain={() => setMade(null)} onClose={onClose} />}
      form={
        <PictureForm
          wish={wish}
          refused={request.errors}
          isAgain={request.hasRun}
          onChange={setWish}
          onSend={(wanted) => void send(wanted)}
          onBack={onClose}
        />
      }
    />
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
