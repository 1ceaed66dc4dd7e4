import { extname } from 'node:path';
import type { Payload } from 'payload';
import { readableName } from '../media/readable-name.ts';

const types: Record<string, string> = {
	'.pdf': 'application/pdf',
	'.doc': 'application/msword',
	'.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	'.odt': 'application/vnd.oasis.opendocument.text',
	'.rtf': 'application/rtf',
	'.txt': 'text/plain',
};

export const findResume = async (payload: Payload, uploadId: string): Promise<number | undefined> => {
	const where = { uploadId: { equals: uploadId } };
	return (await payload.find({ collection: 'resumes', where, limit: 1, depth: 0 })).docs[0]?.id;
};

/** Under its own id, so that the same file sent twice is one file. */
export async function storeResume(
	payload: Payload,
	uploadId: string,
	originalName: string,
	data: Buffer,
): Promise<void> {
	if (await findResume(payload, uploadId)) return;
	const extension = extname(originalName).toLowerCase();
	const mimetype = types[extension] ?? 'application/octet-stream';
	try {
		await payload.create({
			collection: 'resumes',
			data: { uploadId, originalName: originalName.slice(0, 200) },
			file: {
				data,
				mimetype,
				name: `${readableName(originalName)}-${uploadId.slice(0, 8)}${extension in types ? extension : '.bin'}`,
				size: data.length,
			},
		});
	} catch (error) {
		if (!(await findResume(payload, uploadId))) throw error;
	}
}
