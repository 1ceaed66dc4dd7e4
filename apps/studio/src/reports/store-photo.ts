import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { isTrouble } from '../server/studio-trouble.ts';
import { settings } from '../settings.ts';

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

export const findPhoto = async (payload: Payload, uploadId: string): Promise<number | undefined> => {
	const where = { uploadId: { equals: uploadId } };
	return (await payload.find({ collection: 'report-photos', where, limit: 1, depth: 0 })).docs[0]?.id;
};

const underWay = new Map<string, Promise<void>>();

/** Stored under its upload id, so that the same photo sent twice, even concurrently, is stored once. */
export function storePhoto(payload: Payload, uploadId: string, photo: Photo): Promise<void> {
	const storing =
		underWay.get(uploadId) ??
		store(payload, uploadId, photo).finally(() => {
			underWay.delete(uploadId);
		});
	underWay.set(uploadId, storing);
	return storing;
}

type Photo = { originalName: string; type: string; data: Buffer };

/** If the picture is damaged, it is stored as a plain file: no report is lost because of a photo. */
async function store(payload: Payload, uploadId: string, { originalName, type, data }: Photo): Promise<void> {
	if (await findPhoto(payload, uploadId)) return;
	const kinds = [
		{ mimetype: type, extension: extensions[type] ?? 'bin' },
		{ mimetype: 'application/octet-stream', extension: 'bin' },
	];
	for (const [index, { mimetype, extension }] of kinds.entries()) {
		const name = `${uploadId}.${extension}`;
		await removeLeftover(payload, name);
		try {
			await payload.create({
				collection: 'report-photos',
				data: { uploadId, originalName },
				context: { cause: 'site' },
				file: { data, mimetype, name, size: data.length },
			});
			return;
		} catch (error) {
			if (await findPhoto(payload, uploadId)) return;
			await removeLeftover(payload, name);
			if (isTrouble(error) || index === kinds.length - 1) throw error;
		}
	}
}

/** The file is written before its row. If the row fails, the file would stay and a retry would get another name. */
async function removeLeftover(payload: Payload, filename: string): Promise<void> {
	const { totalDocs } = await payload.count({ collection: 'report-photos', where: { filename: { equals: filename } } });
	if (totalDocs === 0) await rm(join(settings.folders['report-photos'], filename), { force: true });
}
