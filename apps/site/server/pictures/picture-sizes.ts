import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureSize, pictureWidths, readSizeName, sizeUrl, stemOf, widthsOf } from '@site/contract/picture-sizes';
import type { Found } from '../files/media-copies.ts';
import type { Original } from '../files/named-files.ts';
import type { Maker } from './maker.ts';
import { createSizeQueue } from './size-queue.ts';

const longestWait = 10_000;
const patience = () => new Promise<false>((expire) => setTimeout(() => expire(false), longestWait).unref());

type Needs = {
	/** Folder of the sizes made so far. Bounded by the pictures in the content times the sizes offered. */
	folder: string;
	locate: (name: string) => Promise<Found | null>;
	originalOf: (stem: string) => Original | null;
	originals: () => string[];
	maker: Maker;
	effort: number;
};

export type PictureSizes = ReturnType<typeof createPictureSizes>;

/**
 * Smaller sizes of pictures: made when first asked for, or ahead, one at a time; kept as long as the content names the
 * picture.
 */
export function createPictureSizes({ folder, locate, originalOf, originals, maker, effort }: Needs) {
	const queue = createSizeQueue();

	async function made(name: string): Promise<Found | null> {
		const file = join(folder, name);
		const stats = await stat(file).catch(() => null);
		return stats && { file, stats };
	}

	const work =
		(name: string, size: PictureSize, { name: original, focus }: Original) =>
		async () => {
			if (await made(name)) return true;
			const source = await locate(original);
			if (!source) return false;
			await mkdir(folder, { recursive: true });
			return maker.make({ name, source: source.file, target: join(folder, name), size, effort, focus });
		};

	/** Every width of every picture in the content, small ones first: lists are seen before products. */
	function* everything() {
		for (const width of pictureWidths) {
			for (const url of originals()) {
				const original = originalOf(stemOf(url).slice('/media/'.length));
				if (!original?.width || !widthsOf(original.width).includes(width)) continue;
				const size: PictureSize = { kind: 'whole', width, format: 'avif' };
				const name = sizeUrl(url, size).slice('/media/'.length);
				yield { name, work: work(name, size, original) };
			}
		}
	}

	return {
		/** The requested size if it exists; otherwise the original, while the size is being made. */
		async find(name: string): Promise<{ found: Found; isStandIn: boolean; name: string } | null> {
			const asked = readSizeName(name);
			const original = asked && originalOf(asked.stem);
			if (!original) return null;
			const ready = await made(name);
			if (ready) return { found: ready, isStandIn: false, name };
			const isAwaited = asked.size.kind === 'share';
			const making = queue.ask(name, work(name, asked.size, original), { first: isAwaited });
			// Services that fetch the picture of a shared link keep it for weeks, so they wait for the right size.
			const now = isAwaited && (await Promise.race([making, patience()])) ? await made(name) : null;
			if (now) return { found: now, isStandIn: false, name };
			const found = await locate(original.name);
			return found && { found, isStandIn: true, name: original.name };
		},
		makeAhead: () => queue.goAhead(everything()),
		/** Deletes sizes of pictures that are no longer used. */
		async sweep() {
			const names = await readdir(folder).catch(() => []);
			for (const name of names) {
				const asked = readSizeName(name.replace(/\.\d+\.draft$/, ''));
				if (!asked || !originalOf(asked.stem)) await rm(join(folder, name), { force: true }).catch(() => undefined);
			}
		},
		close() {
			queue.close();
			maker.close();
		},
	};
}
