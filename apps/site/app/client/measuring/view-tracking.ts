import type { WireProductView } from '@site/contract/wire';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { viewTrackingDelay } from '../../constants.ts';
import { readSession } from '../memory/session.ts';
import { useShell } from '../use-shell.ts';
import { call, newKey } from '../wire/wire.ts';

export type SeenProduct = { id: number; categoryId: number; certificationIds: readonly number[] };

type ViewRecord = Omit<WireProductView, 'sign'>;

/** The record of a product view, without its signature (CALL-46). */
export const viewRecord = (seen: SeenProduct, spoken: string, routeName: string, now: number): ViewRecord => ({
	language: spoken === 'en' ? 2 : 1,
	cate_id: seen.categoryId,
	cert_id: seen.certificationIds.join(','),
	productid: seen.id,
	url: routeName,
	addtime: now,
});

/** Lower-case hex SHA-256 of the values and the key, in this order (D20). */
export async function signOf(record: ViewRecord, key: string): Promise<string> {
	const { language, cate_id, cert_id, productid, url, addtime } = record;
	const words = [language, cate_id, cert_id, productid, url, addtime, key].join('');
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Without https there is no Web Crypto to sign with, so nothing is sent. */
async function tellView(record: ViewRecord, key: string) {
	if (!crypto.subtle) return;
	const sign = await signOf(record, key);
	await call('productView', { ...record, sign }, { silent: true, idempotencyKey: newKey() });
}

/** Counts a view after 10 s on a product page. Failures are silent. */
export function useViewTracking(product: SeenProduct, key: string) {
	const routeName = useMatches().at(-1)?.id ?? '';
	const { language } = useShell();

	useEffect(() => {
		const timer = setTimeout(() => {
			const record = viewRecord(product, readSession('lang') ?? language, routeName, Date.now());
			tellView(record, key).catch(() => undefined);
		}, viewTrackingDelay);
		return () => clearTimeout(timer);
	}, [product, routeName, language, key]);
}
