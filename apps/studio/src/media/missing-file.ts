import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { notFound } from '../server/endpoint.ts';
import { settings } from '../settings.ts';

type Upload = Exclude<CollectionConfig['upload'], boolean | undefined>;

/** Payload reports a file that is missing on disk as a server error: answer 404. With a bucket it does so itself. */
export const missingFile = (folder: keyof typeof settings.folders): Upload['handlers'] =>
	settings.s3.bucket
		? undefined
		: [
				(_req, { params: { filename } }) => {
					if (basename(filename) !== filename || existsSync(join(settings.folders[folder], filename))) return;
					return notFound();
				},
			];
