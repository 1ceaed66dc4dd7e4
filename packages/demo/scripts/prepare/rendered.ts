import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureName } from '../../src/pictures.ts';
import { picturesFolder } from '../places.ts';

export const rendered = (name: PictureName) => sharp(join(picturesFolder, `${name}.webp`));
export const jpeg = (image: Sharp, quality = 84) => image.jpeg({ quality, mozjpeg: true });
