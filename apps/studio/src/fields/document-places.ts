import type { documentKeys } from '@site/contract/document-keys';
import type { Said } from '../words/said.ts';

/** The places of the site that offer one document each. */
export const documentPlaces: Record<(typeof documentKeys)[number], Said> = {
	mdsap: { en: 'mdsap', zh: 'MDSAP' },
	'iso-13485': { en: 'iso-13485', zh: 'ISO 13485' },
	'anti-bribery': { en: 'anti-bribery', zh: '反贿赂政策' },
	'media-kit': { en: 'media-kit', zh: '媒体资料包' },
};
