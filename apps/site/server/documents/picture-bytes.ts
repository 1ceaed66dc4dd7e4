import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Product } from '@site/contract/catalogue';

type Places = { folders: string[]; studio: { url: string; token: string } | null };

/** The JPEG of a product's picture, from the site's own copies, what came with it, or the studio. */
export const createPictureBytes =
	({ folders, studio }: Places) =>
	async ({ picture }: Product): Promise<Buffer | null> => {
		if (!picture.share) return null;
		const name = basename(picture.share.jpeg);
		for (const folder of folders) {
			const bytes = await readFile(join(folder, name)).catch(() => null);
			if (bytes) return bytes;
		}
		if (!studio) return null;
		const answer = await fetch(new URL(`/api/site-media/${encodeURIComponent(name)}`, studio.url), {
			headers: { Authorization: `Bearer ${studio.token}` },
			signal: AbortSignal.timeout(5_000),
		}).catch(() => null);
		return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
	};
