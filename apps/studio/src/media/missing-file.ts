import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { settings } from '../settings.ts';

type Upload = Exclude<CollectionConfig['upload'], boolean | undefined>;

/** Payload takes a file that is not in its folder for a failure of its own. Of a bucket it knows better. */
export const missingFile = (folder: keyof typeof settings.folders): Upload['handlers'] =>
	settings.s3.bucket
		? undefined
		: [
				(_req, { params: { filename } }) => {
					if (basename(filename) !== filename || existsSync(join(settings.folders[folder], filename))) return;
					return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
				},
			];
