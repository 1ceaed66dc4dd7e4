import { inEnglish, type Say } from '../words/said.ts';

/** Codecs that Chromium, Firefox and Safari all play, by their identifiers in files. */
const pictureCodes = { mp4: ['avc1', 'avc3'], webm: ['V_VP8', 'V_VP9'] };

const header = 8;
/** A film has a handful of parts; a fragmented one has two per fragment. */
const mostParts = 20_000;

/** Finds a part of an MP4 file by its name and skips the contents of others. */
function partOf(data: Buffer, name: string): Buffer | null {
	let at = 0;
	for (let parts = 0; parts < mostParts && at + header <= data.length; parts += 1) {
		const short = data.readUInt32BE(at);
		const isLong = short === 1 && at + 16 <= data.length;
		const size = isLong ? Number(data.readBigUInt64BE(at + header)) : short || data.length - at;
		if (size < header || at + size > data.length) return null;
		if (data.toString('latin1', at + 4, at + header) === name) return data.subarray(at, at + size);
		at += size;
	}
	return null;
}

const has = (data: Buffer, codes: string[]) => codes.some((code) => data.includes(code, 0, 'latin1'));

/** The codecs of a WebM file are named within its first bytes. */
const headOfWebm = 65_536;

/** Why browsers cannot play this file; null if they can. Judged by content, not by name or declared type. */
export function filmComplaint(data: Buffer, say: Say = inEnglish): string | null {
	if (data.length >= header && data.toString('latin1', 4, header) === 'ftyp') {
		const contents = partOf(data, 'moov');
		if (!contents)
			return say('This film is damaged, or only a part of one. Export it anew.', '此影片已损坏或不完整。请重新导出。');
		return has(contents, pictureCodes.mp4)
			? null
			: say(
					'Not every browser plays this kind of MP4. Export it with H.264 (AVC) pictures.',
					'并非所有浏览器都能播放这种 MP4。请用 H.264（AVC）画面导出。',
				);
	}
	const head = data.subarray(0, headOfWebm);
	if (head.length >= header && head.readUInt32BE(0) === 0x1a45dfa3 && head.includes('webm', 0, 'latin1')) {
		return has(head, pictureCodes.webm)
			? null
			: say(
					'Not every browser plays this kind of WebM. Export it with VP9 pictures.',
					'并非所有浏览器都能播放这种 WebM。请用 VP9 画面导出。',
				);
	}
	return say(
		'This is not a film that can be used: MP4 with H.264, or WebM with VP9.',
		'这不是可用的影片：请使用 H.264 的 MP4，或 VP9 的 WebM。',
	);
}
