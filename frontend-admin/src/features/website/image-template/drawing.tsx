import { Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, Suspense, useContext, useId, useState } from 'react';
import { typeOf } from '@bestellwerk/domain/records/item-types';
import { type ImageReference, imageUrl } from '@bestellwerk/domain/records/definitions/image.schema';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { templateRatio } from '@bestellwerk/domain/website/image-templates';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { PartBoundary } from '../../../shared/request-status/part-boundary.js';
import { ConfigContext } from '../../../shared/shop/shop-api.js';
import { fitInto } from './geometry.js';
import classes from './image-template.module.css';
import { lettersOf, TemplateFonts } from './template-fonts.js';
import { useFramedImages } from './use-framed-images.js';
import type { LayerEditing } from './use-layer-editing.js';
import { usePicture } from './use-picture.js';
import type { Sample } from './use-sample-image.js';

const DrawingCanvas = lazyPart(() => import('./drawing-canvas.js'));
/** Around the drawing on the canvas, in pixels. */
const MARGIN = 28;
const HIGHEST = 420;
const USUAL_RATIO = 1.5;

interface Properties {
  editing: LayerEditing;
  record: Fields;
  sample: Sample;
  isReadOnly: boolean;
  onKeyDown(event: KeyboardEvent): void;
}

/** The canvas in the room there is, which takes the keys for the selected layer. */
export function Drawing({ editing, record, sample, isReadOnly, onKeyDown }: Properties) {
  const { ref, width } = useElementSize();
  const note = useId();
  const config = useContext(ConfigContext);
  const [fontsLoaded, setFontsLoaded] = useState(0);
  const ratio = templateRatio(sizeOf(record), useRatio(sample.image));
  const size = fitInto({ width: Math.max(0, width - 2 * MARGIN), height: HIGHEST }, ratio);
  const texts = editing.list.filter(({ layer }) => typeOf(layer) === 'text');
  const values = {
    bild: sample.image?.name ?? 'Name des Bilds',
    beschreibung: sample.description,
    shop: config?.shopName ?? '',
  };
  const framed = useFramedImages(
    [
      sample.image,
      ...editing.list.map(({ layer }) => layer['image'] as ImageReference | null | undefined),
    ].flatMap((image) => image?.id ?? []),
  );
  const { selected, wordsOf } = editing;
  return (
    <div className={classes.drawing}>
      <TemplateFonts
        letters={texts.map(({ layer }) => lettersOf(layer, config))}
        onLoad={() => setFontsLoaded((count) => count + 1)}
      />
      <div
        ref={ref}
        className={classes.canvas}
        role="application"
        tabIndex={0}
        aria-label={`Zeichnung${selected ? `, gewählt: ${wordsOf(selected.layer)}` : ''}`}
        aria-describedby={note}
        onKeyDown={onKeyDown}
      >
        <PartBoundary name="Die Zeichnung" resetKey={editing.list}>
          <Suspense fallback={<Skeleton height={size.height + 2 * MARGIN} />}>
            {width > 0 && (
              <DrawingCanvas
                {...{ size, isReadOnly }}
                margin={MARGIN}
                background={record['background']}
                list={editing.list}
                selectedKey={editing.selectedKey}
                using={{ sample: sample.image, framed, config, values, fontsLoaded }}
                onSelect={editing.select}
                onLay={editing.lay}
              />
            )}
          </Suspense>
        </PartBoundary>
      </div>
      <p id={note} className={classes.hint}>
        {isReadOnly
          ? 'Wählen Sie eine Ebene, um zu sehen, wie sie eingestellt ist.'
          : 'Ziehen Sie Ebenen mit der Maus oder dem Finger. Pfeiltasten verschieben die gewählte um 0,5 %, mit der Umschalttaste um 5 %; mit der Alt-Taste ändern sie Breite und Höhe. Entf entfernt sie.'}
      </p>
    </div>
  );
}

const sizeOf = ({ width, height }: Fields) => ({
  width: positive(width) ?? USUAL_RATIO,
  height: positive(width) === null ? 1 : positive(height),
});
const positive = (entered: unknown): number | null =>
  typeof entered === 'number' && entered > 0 ? entered : null;

/** Width by height of a picture. */
function useRatio(image: ImageReference | null): number {
  const picture = usePicture(image && imageUrl('tiny', image));
  return picture && picture.naturalHeight > 0 ? picture.naturalWidth / picture.naturalHeight : USUAL_RATIO;
}
