import { readFile } from 'node:fs/promises';
import type { Product } from '@site/contract/catalogue';
import { sizeUrl } from '@site/contract/picture-sizes';
import type { PictureSizes } from '../pictures/picture-sizes.ts';

/** The JPEG of a product's picture, as a shared link shows it. */
export const createPictureBytes =
	(sizes: PictureSizes) =>
	async ({ picture }: Product): Promise<Buffer | null> => {
		const name = sizeUrl(picture.url, { kind: 'share', format: 'jpg' }).slice('/media/'.length);
		const found = await sizes.find(name);
		return found && !found.isStandIn ? readFile(found.found.file).catch(() => null) : null;
	};
