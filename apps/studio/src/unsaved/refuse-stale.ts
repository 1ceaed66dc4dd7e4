import type { CollectionBeforeValidateHook, GlobalBeforeValidateHook, PayloadRequest } from 'payload';
import { isForm } from '../server/is-form.ts';
import { isObject } from '../server/is-object.ts';
import { refusal } from '../server/refusal.ts';
import { sayTo } from '../words/said.ts';
import { lastSaved } from './who-has-it.ts';

const momentOf = (data: unknown): number =>
	isObject(data) && typeof data.updatedAt === 'string' ? Date.parse(data.updatedAt) : Number.NaN;

/** A form sends the time of the version that it shows: it must not overwrite somebody's newer changes (EDIT-10). */
async function refuseStale(req: PayloadRequest, kind: string, item: string, given: unknown, saved: unknown) {
	if (!isForm(req) || !(momentOf(given) < momentOf(saved))) return;
	const last = await lastSaved(req, kind, item);
	if (last?.person == null) return;
	throw refusal(
		sayTo(req)(
			`${last.name} has saved this since you opened it. Above the form you can choose between both; nothing that you wrote is lost.`,
			`您打开之后，${last.name} 已保存过此内容。您可以在表单上方选择保留哪一份；您写的内容不会丢失。`,
		),
	);
}

export const refuseStaleItem: CollectionBeforeValidateHook = async ({
	collection,
	data,
	operation,
	originalDoc,
	req,
}) => {
	if (operation === 'update' && originalDoc)
		await refuseStale(req, collection.slug, String(originalDoc.id), data, originalDoc);
	return data;
};

export const refuseStaleGlobal: GlobalBeforeValidateHook = async ({ global, data, originalDoc, req }) => {
	await refuseStale(req, global.slug, '', data, originalDoc);
	return data;
};
