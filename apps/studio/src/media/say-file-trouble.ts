import { type AfterErrorHook, FileUploadError, MissingFile, ValidationError } from 'payload';
import { notAllowed } from './files-in-words.ts';

const damaged = 'This file cannot be read. It may be damaged: save it anew, or choose another one.';
const active = 'This drawing has scripts or links in it, which are not safe. Export it anew without them.';

/** What Payload itself finds wrong with a file; what the studio says of one has a label. */
function reasonIn(error: Error): string | undefined {
	if (!(error instanceof ValidationError)) return undefined;
	return error.data.errors.find(({ label, path }) => path === 'file' && !label)?.message;
}

function inWords(error: Error, allowed: string[]): string | undefined {
	if (error instanceof MissingFile) return 'Choose a file.';
	if (error instanceof FileUploadError) return damaged;
	const reason = reasonIn(error);
	if (reason === undefined) return undefined;
	if (/type .*not allowed|MIME type/.test(reason)) return notAllowed(allowed);
	return reason.includes('harmful') ? active : damaged;
}

/** Said at the field, in the studio's words instead of Payload's. */
export const sayFileTrouble: AfterErrorHook = ({ collection, error }) => {
	if (!collection?.upload) return undefined;
	const message = inWords(error, collection.upload.mimeTypes ?? []);
	if (!message) return undefined;
	const said = new ValidationError({ errors: [{ path: 'file', label: 'File', message }] });
	return { status: 400, response: { errors: [{ name: said.name, data: said.data, message: said.message }] } };
};
