import type { FileKind } from '@bestellwerk/domain/records/definitions/file-fields';
import { HttpStatus } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { ApiError } from '../platform/http/api-error.js';
import { fileKind } from './file-kind.js';

/** 50 megapixels: more than cameras produce, but a limit for decompression bombs. */
const MOST_PIXELS = 50_000_000;
const DRAWING_WIDTH = 1_920;
const SECONDS = 20;
const FIELD = 'dataUrl';

const pictures = new Set(['jpg', 'png', 'gif', 'webp', 'avif']);

/** A valid picture: the content to store, and its size after applying the orientation. */
export interface CheckedPicture extends FileKind {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Decodes pictures with limits and applies their orientation. */
export const readPicture = (content: Buffer): Sharp =>
  sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient();

/**
 * Checks that a file is a valid picture. An SVG is rasterized, which removes everything that it would
 * load or run. Throws 422.
 */
export async function checkPicture(content: Buffer, name: string): Promise<CheckedPicture> {
  const kind = fileKind(content, name);
  if (kind?.extension === 'svg') return checkPicture(await draw(content), name);
  if (!kind || !pictures.has(kind.extension)) {
    throw refused(
      'Diese Datei ist kein Bild. Bitte wählen Sie ein Bild im Format JPG, PNG, WebP, AVIF, GIF oder SVG.',
    );
  }
  try {
    const picture = readPicture(content);
    const { autoOrient } = await picture.metadata();
    await picture.resize({ width: 64 }).raw().toBuffer();
    return { ...kind, content, ...autoOrient };
  } catch (error) {
    throw unreadable(error);
  }
}

/** External references are not loaded, because there is no base URL. */
async function draw(drawing: Buffer): Promise<Buffer> {
  try {
    const { width = DRAWING_WIDTH } = await sharp(drawing, { limitInputPixels: MOST_PIXELS }).metadata();
    const density = Math.min(2_400, Math.max(72, (72 * DRAWING_WIDTH) / width));
    return await sharp(drawing, { limitInputPixels: MOST_PIXELS, density })
      .timeout({ seconds: SECONDS })
      .resize({ width: DRAWING_WIDTH, height: DRAWING_WIDTH, fit: 'inside' })
      .webp({ lossless: true })
      .toBuffer();
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): ApiError {
  const isTooLarge = /pixel limit|dimensions/i.test((error as Error).message);
  return refused(
    isTooLarge
      ? 'Dieses Bild hat zu viele Bildpunkte. Bitte verkleinern Sie es auf höchstens 50 Megapixel.'
      : 'Dieses Bild kann nicht gelesen werden. Bitte prüfen Sie die Datei.',
  );
}

const refused = (message: string): ApiError => ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, message, FIELD);
