import { AiDrawer } from './ai-drawer.js';
import { useContentAi } from './content-ai-api.js';
import { PictureDrawer } from './picture-drawer.js';

/** A way to a new image: by words. */
export default function PictureButton() {
  const ai = useContentAi();
  if (!ai?.imageModel) return null;
  return (
    <AiDrawer label="Bild erzeugen" width={620}>
      {(close) => <PictureDrawer ai={ai} onClose={close} />}
    </AiDrawer>
  );
}
