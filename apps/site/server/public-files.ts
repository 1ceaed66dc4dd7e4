import { join } from 'node:path';
import type { Logger } from 'pino';
import { createMediaCopies } from './files/media-copies.ts';
import type { NamedFiles } from './files/named-files.ts';
import { createMaker } from './pictures/maker.ts';
import { createPictureSizes } from './pictures/picture-sizes.ts';
import type { Settings } from './settings.ts';

type Needs = {
	settings: Settings;
	sampleFolder: string;
	/** The program that makes smaller sizes of pictures. */
	pictureMaker: string;
	named: NamedFiles;
	log: Logger;
};

/** The pictures and documents of the content, and the smaller sizes of the pictures. */
export function createPublicFiles({ settings, sampleFolder, pictureMaker, named, log }: Needs) {
	const copiesOf = (kind: 'media' | 'documents') =>
		createMediaCopies({
			kind,
			ownFolder: join(settings.dataDir, kind),
			sampleFolder: join(sampleFolder, kind),
			studio: settings.studio,
			isNamed: (name: string) => named.has(`/${kind}/${name}`),
		});
	const pictures = copiesOf('media');
	const sizes = createPictureSizes({
		folder: join(settings.dataDir, 'picture-sizes'),
		locate: pictures,
		originalOf: named.originalOf,
		originals: named.originals,
		maker: createMaker(pictureMaker, log),
		effort: settings.pictureEffort,
	});
	return {
		pictures,
		documents: copiesOf('documents'),
		sizes,
		/** Makes the sizes of new pictures, and deletes those of removed ones. */
		prepare() {
			void sizes.sweep();
			if (settings.picturesAhead) sizes.makeAhead();
		},
	};
}
