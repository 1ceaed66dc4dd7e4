import type { MetaDescriptor } from 'react-router';
import type { Preview } from '../visit.ts';
import { missingItem } from './missing-item.ts';

export type NotPreviewed =
	| { shown: 'unfit'; item: null; status: 422; reasons: string[] }
	| { shown: 'expired' | 'unreachable'; item: null; status: 403 | 503 };

export type Previewed<T> = { shown: 'saved' | 'published'; item: T; status: 200 } | NotPreviewed;

/**
 * With a preview token: the saved draft, or the reason why it cannot be shown. Without one: the published item (D14,
 * D14).
 */
export async function previewed<T>(
	url: URL,
	saved: (token: string) => Promise<Preview<T>>,
	published: T | null,
): Promise<Previewed<T>> {
	const token = url.searchParams.get('token');
	if (token === null) {
		if (!published) throw missingItem();
		return { shown: 'published', item: published, status: 200 };
	}
	const preview = await saved(token);
	if (preview.outcome === 'missing') throw missingItem();
	if (preview.outcome === 'saved') return { shown: 'saved', item: preview.item, status: 200 };
	if (preview.outcome === 'unfit') return { shown: 'unfit', item: null, status: 422, reasons: preview.reasons };
	return { shown: preview.outcome, item: null, status: preview.outcome === 'expired' ? 403 : 503 };
}

export const hiddenMeta = (title: string): MetaDescriptor[] => [
	{ title },
	{ name: 'robots', content: 'noindex, nofollow' },
];
