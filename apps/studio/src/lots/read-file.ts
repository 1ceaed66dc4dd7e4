import { cleanWords } from '../publish/clean-words.ts';

/** Larger than 100,000 lots with a note each. */
const largest = 32 * 1024 * 1024;

const tooLargeText = 'The file is larger than 32 MB. Divide it into several.';
export const notUtf8 = 'The file is not written in UTF-8. In Excel, save it as “CSV UTF-8”.';

const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;

/** The text of an uploaded file, or why it cannot be read: a wrong encoding would garble umlauts and Chinese. */
export function readFile(bytes: Uint8Array): { text: string } | { problem: string } {
	if (bytes.length > largest) return { problem: tooLargeText };
	try {
		const text = new TextDecoder(isUtf16(bytes) ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
		return { text: cleanWords(text) };
	} catch {
		return { problem: notUtf8 };
	}
}
