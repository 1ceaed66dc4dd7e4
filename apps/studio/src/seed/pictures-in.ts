import { Html } from '@site/contract/language';
import { Picture } from '@site/contract/picture';

/** Every picture anywhere in a piece of content. */
export function picturesIn(value: unknown): Picture[] {
	if (typeof value !== 'object' || value === null) return [];
	if ('alt' in value && 'width' in value) {
		const picture = Picture.safeParse(value);
		if (picture.success) return [picture.data];
	}
	const html = 'en' in value ? Html.safeParse(value) : null;
	return html?.success ? picturesInText(html.data) : Object.values(value).flatMap(picturesIn);
}

type Shown = { url: string; alt: string; width: number; height: number };

const shownIn = (html: string): Shown[] =>
	[...html.matchAll(/<img src="([^"]*)" alt="([^"]*)" width="(\d+)" height="(\d+)"/g)].map(
		([, url = '', alt = '', width, height]) => ({ url, alt, width: Number(width), height: Number(height) }),
	);

/** The pictures of a text; the Chinese text has their Chinese alternative texts. */
function picturesInText({ en, cn = '' }: Html): Picture[] {
	const chinese = new Map(shownIn(cn).map(({ url, alt }) => [url, alt]));
	return shownIn(en).map(({ alt, ...shown }) => {
		const inChinese = chinese.get(shown.url);
		return { ...shown, alt: inChinese ? { en: alt, cn: inChinese } : { en: alt } };
	});
}
