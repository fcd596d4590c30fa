/** What is known of a file that was sent from this page. */
export interface SentFile {
  readonly bytes: number;
  /** A small version as a data URL; null of what is no picture. */
  readonly thumbnail: string | null;
}

/** By the id of the upload, as long as the page lives: otherwise a large picture would be loaded to be shown small. */
const sentFiles = new Map<string, SentFile>();

export const sentFile = (id: string): SentFile | undefined => sentFiles.get(id);

export async function rememberSentFile(id: string, file: File): Promise<void> {
  sentFiles.set(id, { bytes: file.size, thumbnail: await thumbnailOf(file) });
}

/** In pixels, for screens of twice the density. */
const SIDE = 112;

async function thumbnailOf(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const side = Math.min(picture.width, picture.height);
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    canvas.getContext('2d')!.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
    picture.close();
    return canvas.toDataURL('image/jpeg', 0.8);
  } catch {
    return null;
  }
}
