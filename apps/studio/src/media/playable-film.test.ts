import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filmComplaint } from './playable-film.ts';

const sample = readFileSync(fileURLToPath(new URL('../../../../packages/demo/films/reading.mp4', import.meta.url)));

const part = (name: string, content: Buffer) => {
	const head = Buffer.alloc(8, name.padStart(8, '\0'), 'latin1');
	head.writeUInt32BE(8 + content.length);
	return Buffer.concat([head, content]);
};
const mp4 = (code: string) =>
	Buffer.concat([
		part('ftyp', Buffer.from('isom')),
		part('mdat', Buffer.from('avc1')),
		part('moov', Buffer.from(code)),
	]);
const webm = (type: string, code: string) =>
	Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(`....${type}....${code}....`)]);

test('films that every browser plays are accepted', () => {
	for (const film of [sample, mp4('avc1'), webm('webm', 'V_VP9'), webm('webm', 'V_VP8')])
		expect(filmComplaint(film)).toBeNull();
});

test.each([
	['HEVC in MP4', mp4('hvc1'), /H\.264/],
	['a film that was cut off on the way', sample.subarray(0, 10_000), /damaged/],
	['Matroska', webm('matroska', 'V_VP9'), /not a film/],
	['WebM with what few browsers play', webm('webm', 'V_THEORA'), /VP9/],
	['a page that calls itself a film', Buffer.from('<html><script>alert(1)</script></html>'), /not a film/],
	['a few bytes', Buffer.from('abcd'), /not a film/],
])('%s is refused, with advice', (_, film, reason) => {
	expect(filmComplaint(film)).toMatch(reason);
});
