// Nightly, and when one of these changes: apps/studio/src/media apps/studio/src/payload.config.ts apps/studio/src/migrations package-lock.json
import { getPayload } from 'payload';
import { expect, test, vi } from 'vitest';

test('with a bucket the studio needs the same tables and columns as without', async () => {
	process.env.PAYLOAD_SECRET ||= 'columns';
	const { default: config } = await import('../payload.config.ts');
	const onDisk = await getPayload({ config, disableDBConnect: true, disableOnInit: true, key: 'disk' });
	process.env.S3_BUCKET = 'bucket';
	vi.resetModules();
	const { default: withBucket } = await import('../payload.config.ts');
	const inS3 = await getPayload({ config: withBucket, disableDBConnect: true, disableOnInit: true, key: 's3' });
	expect(inS3.collections.pictures.config.upload.disableLocalStorage).toBe(true);
	const { generateDrizzleJson } = onDisk.db.requireDrizzleKit();
	const tables = async ({ db }: typeof onDisk) => ({ ...(await generateDrizzleJson(db.schema)), id: '', prevId: '' });
	expect(await tables(inS3)).toEqual(await tables(onDisk));
}, 120_000);
