import { documentAddress } from '@site/contract/document-address';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { Revision } from '../../payload-types.ts';
import { settings } from '../../settings.ts';
import { documentLanguageNames } from '../../words/document-names.ts';
import type { Enclosure } from './answer-mail.ts';

/** The permanent page of this revision. */
function enclosure({ id, title, document, references, language, label, number }: Revision): Enclosure | undefined {
	const reference = (references ?? '').split('\n')[0];
	if (typeof document !== 'object' || !reference) return undefined;
	const { kind, part } = document;
	const revision = label || String(number);
	const address = documentAddress({ kind, part: part ?? '', reference, language, revision });
	const names = {
		en: `${document.title} (${documentLanguageNames.en[language]}), revision ${revision}`,
		cn: `${document.titleCn || document.title}（${documentLanguageNames.cn[language]}），第 ${revision} 版`,
	};
	return { id, title: title ?? document.title, names, href: `${settings.siteUrl}${address}` };
}

async function found(payload: Payload, where: Where, limit: number, req?: PayloadRequest): Promise<Enclosure[]> {
	const wanted = { collection: 'revisions', where, sort: 'title', depth: 1, limit, ...(req && { req }) } as const;
	const { docs } = await payload.find(wanted);
	return docs.flatMap((revision) => enclosure(revision) ?? []);
}

export const mostEnclosures = 10;

/** Released documents whose titles contain all of these words. */
export function searchEnclosures(payload: Payload, words: string): Promise<Enclosure[]> {
	const title = words.trim().slice(0, 100);
	const where: Where = { and: [{ state: { equals: 'released' } }, ...(title ? [{ title: { like: title } }] : [])] };
	return found(payload, where, 20);
}

/** Only documents that are released now: no drafts, none superseded or withdrawn. */
export const releasedEnclosures = (req: PayloadRequest, ids: readonly number[]): Promise<Enclosure[]> =>
	ids.length === 0
		? Promise.resolve([])
		: found(req.payload, { and: [{ id: { in: [...ids] } }, { state: { equals: 'released' } }] }, mostEnclosures, req);

/** Documents that were linked before, whatever their state is now. */
export const formerEnclosures = (payload: Payload, ids: readonly number[]): Promise<Enclosure[]> =>
	ids.length === 0
		? Promise.resolve([])
		: found(payload, { and: [{ id: { in: [...ids] } }, { state: { not_equals: 'draft' } }] }, 0);
