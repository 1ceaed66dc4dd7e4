import { s3Storage } from '@payloadcms/storage-s3';
import type { Config, Plugin } from 'payload';
import { settings } from '../settings.ts';

const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings.s3;

const storage = s3Storage({
	enabled: bucket !== '',
	collections: { pictures: true, documents: true, revisions: true, films: true, resumes: true, 'report-photos': true },
	bucket,
	config: {
		region,
		...(endpoint ? { endpoint, forcePathStyle: true } : {}),
		credentials: { accessKeyId, secretAccessKey },
	},
});

/**
 * The plugin adds a column for direct uploads from browsers to the bucket. They are not used here, and without the
 * column the database is the same with and without S3.
 */
const withoutUploadKeys = (config: Config): Config => ({
	...config,
	collections: config.collections?.map((collection) => ({
		...collection,
		fields: collection.fields.filter((field) => !('name' in field && field.name === '_objectKey')),
	})),
});

/**
 * If a bucket is set, pictures, documents, revisions, films, résumés and photos of reports are stored there, not on
 * disk.
 */
export const filesInS3: Plugin[] = [storage, withoutUploadKeys];
