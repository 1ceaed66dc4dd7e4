import { rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import { readableName } from '../media/readable-name.ts';
import { settings } from '../settings.ts';

const types: Record<string, string> = {
	'.pdf': 'application/pdf',
	'.doc': 'application/msword',
	'.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	'.odt': 'application/vnd.oasis.opendocument.text',
	'.rtf': 'application/rtf',
	'.txt': 'text/plain',
};

export const findResume = async (
	payload: Payload,
	uploadId: string,
	req?: PayloadRequest,
): Promise<number | undefined> => {
	const where = { uploadId: { equals: uploadId } };
	return (await payload.find({ collection: 'resumes', where, limit: 1, depth: 0, ...(req && { req }) })).docs[0]?.id;
};

const underWay = new Map<string, Promise<void>>();

/** Stored under its upload id, so that the same file sent twice, even concurrently, is stored once. */
export function storeResume(payload: Payload, uploadId: string, originalName: string, data: Buffer): Promise<void> {
	const storing =
		underWay.get(uploadId) ??
		store(payload, uploadId, originalName, data).finally(() => {
			underWay.delete(uploadId);
		});
	underWay.set(uploadId, storing);
	return storing;
}

async function store(payload: Payload, uploadId: string, originalName: string, data: Buffer): Promise<void> {
	if (await findResume(payload, uploadId)) return;
	const extension = extname(originalName).toLowerCase();
	const mimetype = types[extension] ?? 'application/octet-stream';
	const name = `${readableName(originalName)}-${uploadId}${extension in types ? extension : '.bin'}`;
	await removeLeftover(payload, name);
	try {
		await payload.create({
			collection: 'resumes',
			data: { uploadId, originalName },
			context: { cause: 'site' },
			file: { data, mimetype, name, size: data.length },
		});
	} catch (error) {
		if (await findResume(payload, uploadId)) return;
		await removeLeftover(payload, name);
		throw error;
	}
}

/** The file is written before its row. If the row fails the file is left behind, and a retry would get another name. */
async function removeLeftover(payload: Payload, filename: string): Promise<void> {
	const { totalDocs } = await payload.count({ collection: 'resumes', where: { filename: { equals: filename } } });
	if (totalDocs === 0) await rm(join(settings.folders.resumes, filename), { force: true });
}
