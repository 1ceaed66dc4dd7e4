import { Picture } from '@site/contract/picture';

/** Every picture anywhere in a piece of content. */
export function picturesIn(value: unknown): Picture[] {
	if (typeof value !== 'object' || value === null) return [];
	if ('alt' in value && 'width' in value) {
		const picture = Picture.safeParse(value);
		if (picture.success) return [picture.data];
	}
	return Object.values(value).flatMap(picturesIn);
}
