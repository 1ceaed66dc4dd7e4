import sharp from 'sharp';
import { readHead } from './page-head.ts';

/** The share picture of a page. */
export async function sharePicture(html: string) {
	const { meta } = readHead(html);
	const answer = await fetch(meta['og:image'] ?? '');
	const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
	return { saidToBe: meta['og:image:type'], sentAs: answer.headers.get('content-type'), width, height };
}
