import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSparkles } from '@tabler/icons-react';
import { useContentAi } from './content-ai-api.js';
import { PictureDrawer } from './picture-drawer.js';

/** A way to a new image: by words. */
export default function PictureButton() {
  const ai = useContentAi();
  const [isOpen, drawer] = useDisclosure(false);
  if (!ai?.imageModel) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconSparkles size={18} aria-hidden />} onClick={drawer.open}>
        Bild erzeugen
      </Button>
      <PictureDrawer ai={ai} opened={isOpen} onClose={drawer.close} />
    </>
  );
}
