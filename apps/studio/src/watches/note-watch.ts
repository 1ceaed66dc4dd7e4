import { randomBytes } from 'node:crypto';
import type { Language } from '@site/contract/language';
import type { Submission } from '@site/contract/submission';
import { watchKeyStart } from '@site/contract/subscription';
import type { PayloadRequest, Where } from 'payload';
import { isAddress } from '../mail/is-address.ts';
import { queued } from '../mail/queued.ts';
import { hasEnough } from '../mail/write-mails.ts';
import type { Watch } from '../payload-types.ts';
import { everyLanguage } from './every-language.ts';
import { watchMail } from './watch-mail.ts';

type Asked = Extract<Submission, { kind: 'watch' }>;
type Item = { itemKind: Watch['itemKind']; itemId: number; itemTitle: string };

/** The watched product or document with its title in the visitor's language; undefined if it does not exist. */
async function watchedItem(req: PayloadRequest, item: Asked['item'], language: Language): Promise<Item | undefined> {
	if (item?.kind !== 'product' && item?.kind !== 'document') return undefined;
	const collection = item.kind === 'product' ? 'products' : 'product-documents';
	const where = { id: { equals: item.id } };
	const [found] = (await req.payload.find({ collection, where, limit: 1, depth: 0, req })).docs;
	const title = (language === 'cn' && found?.titleCn) || found?.title;
	return title ? { itemKind: item.kind, itemId: item.id, itemTitle: title } : undefined;
}

type Noted = [Watch, isKnown: boolean];

async function noted(req: PayloadRequest, asked: Asked, email: string, item: Item): Promise<Noted> {
	const { fields, language, page, reference, suspected, receivedAt: askedAt } = asked;
	const documentLanguage = fields.documentLanguage || everyLanguage;
	const { itemKind, itemId } = item;
	const same = { email, itemKind, itemId, documentLanguage };
	const where: Where = { and: Object.entries(same).map(([name, value]) => ({ [name]: { equals: value } })) };
	const [known] = (await req.payload.find({ collection: 'watches', where, limit: 1, depth: 0, req })).docs;
	if (known?.state === 'confirmed') return [known, true];
	const data = { ...same, ...item, language, page, reference, suspected, askedAt };
	if (known) return [await req.payload.update({ collection: 'watches', id: known.id, data, req }), false];
	const key = `${watchKeyStart}${randomBytes(16).toString('base64url')}`;
	const made = { ...data, key, state: 'pending' as const };
	return [await req.payload.create({ collection: 'watches', data: made, req }), false];
}

/**
 * Stores a request for notifications, once per address and item, and asks for confirmation. As with sign-ups, the form
 * reveals nothing about known addresses.
 */
export async function noteWatch(req: PayloadRequest, asked: Asked): Promise<void> {
	const email = asked.fields.email.trim();
	const to = email.toLowerCase();
	const items: Item[] = [];
	for (const item of asked.items ?? [asked.item]) {
		const found = await watchedItem(req, item, asked.language);
		if (found) items.push(found);
	}
	if (!isAddress(email) || items.length === 0) {
		req.payload.logger.info({ reference: asked.reference, msg: 'nothing to watch, or nobody to tell' });
		return;
	}
	const all: Noted[] = [];
	for (const item of items) all.push(await noted(req, asked, to, item));
	// Known watches need no confirmation, so the message is about the new ones, if there are any.
	const fresh = all.filter(([, isKnown]) => !isKnown);
	const told = (fresh.length > 0 ? fresh : all).map(([watch]) => watch);
	const [watch] = told;
	if (!watch) return;
	if (asked.suspected || (await hasEnough(req, to))) return;
	const words = watchMail(fresh.length > 0 ? 'confirm' : 'known', told, asked.reference);
	await req.payload.create({ collection: 'mails', data: { ...words, ...queued(asked.reference, 'sales'), to }, req });
}
