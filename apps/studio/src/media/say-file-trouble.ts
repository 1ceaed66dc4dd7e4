import { type AfterErrorHook, FileUploadError, MissingFile, ValidationError } from 'payload';
import { type Said, type Say, sayTo } from '../words/said.ts';
import { notAllowed } from './file-limits.ts';

const damaged: Said = {
	en: 'This file cannot be read. It may be damaged: save it anew, or choose another one.',
	zh: '无法读取此文件。它可能已损坏：请重新保存，或另选一个。',
};
const active: Said = {
	en: 'This drawing has scripts or links in it, which are not safe. Export it anew without them.',
	zh: '此图形含有脚本或链接，不安全。请去除后重新导出。',
};

/** Payload's own message about a file. The studio's own messages have a label. */
function reasonIn(error: Error): string | undefined {
	if (!(error instanceof ValidationError)) return undefined;
	return error.data.errors.find(({ label, path }) => path === 'file' && !label)?.message;
}

function inWords(error: Error, allowed: string[], say: Say): string | undefined {
	if (error instanceof MissingFile) return say('Choose a file.', '请选择文件。');
	if (error instanceof FileUploadError) return say(damaged);
	const reason = reasonIn(error);
	if (reason === undefined) return undefined;
	if (/type .*not allowed|MIME type/.test(reason)) return notAllowed(allowed, say);
	return reason.includes('harmful') ? say(active) : say(damaged);
}

/** Replaces Payload's message by the studio's, at the field. */
export const sayFileTrouble: AfterErrorHook = ({ collection, error, req }) => {
	const say = sayTo(req);
	if (!collection?.upload) return undefined;
	const message = inWords(error, collection.upload.mimeTypes ?? [], say);
	if (!message) return undefined;
	const said = new ValidationError({ errors: [{ path: 'file', label: say('File', '文件'), message }] });
	return { status: 400, response: { errors: [{ name: said.name, data: said.data, message: said.message }] } };
};
