import { addressIn } from '../../app/addresses/language-address.ts';
import { articleAddress } from '../../app/destinations.ts';
import type { Content } from '../content/content.ts';
import { article } from '../content/newsroom.ts';
import { codePicture } from './code-picture.ts';
import { createItemFile } from './item-file.ts';

export type ShareCodeOptions = { content: () => Content; publicUrl: string };

/** `/codes/{slug}.png`: the address of an article as a code that a phone reads. */
export const createShareCode = ({ content, publicUrl }: ShareCodeOptions) =>
	createItemFile('.png', (slug, language) => {
		const found = article(content(), { slug, language });
		return (
			found && {
				body: codePicture(publicUrl + addressIn(language, articleAddress(found.slug))),
				headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
			}
		);
	});
