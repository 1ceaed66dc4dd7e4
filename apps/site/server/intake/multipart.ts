import busboy from 'busboy';

/** Undefined if the content type is not that of a form. */
export function formReader(contentType: string, limits: busboy.Limits): busboy.Busboy | undefined {
	try {
		const all = { fieldSize: 256 * 1024, ...limits };
		return busboy({ headers: { 'content-type': contentType }, limits: all, defParamCharset: 'utf8' });
	} catch {
		return undefined;
	}
}

/** Resolves when the whole form was read; rejects if it is cut off or too large. */
export function finished(body: NodeJS.ReadableStream, form: busboy.Busboy, mostBytes: number): Promise<void> {
	let bytes = 0;
	return new Promise((resolve, reject) => {
		body.on('data', (chunk: Buffer) => {
			bytes += chunk.length;
			if (bytes > mostBytes) reject(new Error('The form is too long'));
		});
		body.on('error', reject);
		form.on('error', reject);
		form.on('close', () => {
			body.unpipe(form);
			body.resume();
			resolve();
		});
		body.pipe(form);
	});
}
