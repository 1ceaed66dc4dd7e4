import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

/** The accepted file name extensions, and the check that the content has to pass for each. */
const checks: Record<string, (path: string) => Promise<boolean>> = {
	pdf: (path) => isDetectedAs(path, 'pdf'),
	docx: (path) => isDetectedAs(path, 'docx'),
	odt: (path) => isDetectedAs(path, 'odt'),
	rtf: async (path) => (await beginning(path, 6)).toString('latin1').startsWith('{\\rtf'),
	doc: isWordDocument,
	txt: isPlainText,
};

const mediaTypes: Record<string, string> = {
	pdf: 'application/pdf',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	odt: 'application/vnd.oasis.opendocument.text',
	rtf: 'application/rtf',
	doc: 'application/msword',
	txt: 'text/plain',
};

/** The media type, if the extension is accepted and the content matches it. */
export async function acceptedType(path: string, name: string): Promise<string | undefined> {
	const extension = /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
	const check = Object.hasOwn(checks, extension) ? checks[extension] : undefined;
	return check && (await check(path)) ? mediaTypes[extension] : undefined;
}

const isDetectedAs = async (path: string, extension: string) => (await fileTypeFromFile(path))?.ext === extension;

async function beginning(path: string, bytes: number): Promise<Buffer> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

const wholeFile = 10 * 1024 * 1024;

/** Word's old format is a container that spreadsheets and installers share; only Word names a stream WordDocument. */
async function isWordDocument(path: string): Promise<boolean> {
	if (!(await isDetectedAs(path, 'cfb'))) return false;
	return (await beginning(path, wholeFile)).includes(Buffer.from('WordDocument', 'utf16le'));
}

const controlCharacters = /(?!\s)\p{Cc}/u;

/** Text in any encoding: no control characters, and not detected as another format. */
async function isPlainText(path: string): Promise<boolean> {
	const content = await beginning(path, wholeFile);
	if (content[0] === 0xff && content[1] === 0xfe) return !controlCharacters.test(content.toString('utf16le'));
	if (controlCharacters.test(content.toString('utf8'))) return false;
	const detected = await fileTypeFromFile(path);
	return detected === undefined || detected.mime.startsWith('text/');
}
