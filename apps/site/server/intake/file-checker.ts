// Checks visitors' files in a thread, so that the site is not blocked.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { cleanPhoto } from './clean-photo.ts';
import type { Checked, CheckedPhoto, CheckedResume, FileAnswer, FileCheck } from './file-check.ts';
import { TooComplex } from './parts-of-file.ts';
import { acceptedType } from './upload-types.ts';

async function photoAt(path: string): Promise<Checked<CheckedPhoto>> {
	const photo = cleanPhoto(await readFile(path));
	if (!photo) return { refused: 'wrong-type' };
	const { type, extension, bytes } = photo;
	await writeFile(path, bytes, { mode: 0o600, flush: true });
	const fingerprint = createHash('sha256').update(bytes).digest('hex');
	return { taken: { type, extension, bytes: bytes.length, fingerprint } };
}

async function resumeAt(path: string, name: string): Promise<Checked<CheckedResume>> {
	const type = await acceptedType(path, name);
	return type ? { taken: { type } } : { refused: 'wrong-type' };
}

const answerTo = (check: FileCheck): Promise<Checked<CheckedPhoto | CheckedResume>> =>
	check.kind === 'photo' ? photoAt(check.path) : resumeAt(check.path, check.name);

function failureIn(error: unknown): FileAnswer<never> {
	if (error instanceof TooComplex) return { refused: 'too-complex' };
	const { message, code }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
	return { failed: { message, code } };
}

parentPort?.on('message', (check: FileCheck) => {
	answerTo(check)
		.catch(failureIn)
		.then((answer) => parentPort?.postMessage(answer));
});
