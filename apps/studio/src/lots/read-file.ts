import { cleanWords } from '../publish/clean-words.ts';
import { inEnglish, type Said, type Say } from '../words/said.ts';

/** Larger than 100,000 lots with a note each. */
export const largestFile = 32 * 1024 * 1024;

const tooLargeText: Said = {
	en: 'The file is larger than 32 MB. Divide it into several.',
	zh: '文件大于 32 MB。请分成几个。',
};
const notUtf8: Said = {
	en: 'The file is not written in UTF-8. In Excel, save it as “CSV UTF-8”.',
	zh: '文件不是 UTF-8 编码。请在 Excel 中保存为“CSV UTF-8”。',
};

export const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;

/** The text of an uploaded file, or why it cannot be read: a wrong encoding would garble umlauts and Chinese. */
export function readFile(bytes: Uint8Array, say: Say = inEnglish): { text: string } | { problem: string } {
	if (bytes.length > largestFile) return { problem: say(tooLargeText) };
	try {
		const text = new TextDecoder(isUtf16(bytes) ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
		return { text: cleanWords(text) };
	} catch {
		return { problem: say(notUtf8) };
	}
}
