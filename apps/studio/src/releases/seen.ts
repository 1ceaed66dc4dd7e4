import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { Release } from '../payload-types.ts';
import { refusal } from '../server/refusal.ts';
import { sayTo } from '../words/said.ts';
import { itemsOf } from './release-items.ts';

/** The form field with the contents that the page showed. */
export const seenField = 'seen';

/** Identifies a release's current contents: an item that is added again has another key. */
export const contentsOf = (release: Pick<Release, 'items'>): string =>
	createHash('sha256')
		.update(
			itemsOf(release)
				.map(({ key }) => key)
				.join(),
		)
		.digest('base64url');

/** Users can only decide about the contents that they have seen. */
export function mustBeSeen(req: PayloadRequest, release: Release, seen: string): void {
	if (seen === contentsOf(release)) return;
	throw refusal(
		sayTo(req)(
			'It was changed since you opened it. Read it again, then decide.',
			'您打开之后内容有变化。请重新阅读，然后决定。',
		),
	);
}
