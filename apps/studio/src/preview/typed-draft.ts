import { freeAddressProblem } from '@site/contract/free-pages';
import type { SnapshotPart } from '@site/contract/snapshot';
import { draftSchemaOf, isWhole } from '@site/contract/typed-draft';
import type { FlattenedField, PayloadRequest } from 'payload';
import type { PictureBook } from '../mapping/picture-book.ts';
import type { ReusableSection } from '../payload-types.ts';
import { fieldOf } from '../publish/field-of.ts';
import { misshapen } from '../publish/form-shape.ts';
import { atFields, type Problem } from '../publish/problems.ts';
import { referencesIn } from '../publish/references.ts';
import { listOf } from '../server/fields-in.ts';
import { parts } from '../snapshot/parts.ts';
import { contractWords } from '../words/contract-words.ts';
import { type Say, sayTo } from '../words/said.ts';
import { asSaved } from './as-saved.ts';
import { draftPictures } from './draft-pictures.ts';
import { pageShowing } from './page-showing.ts';
import { freeAddressFrom, titleIn, withStandIns } from './stand-ins.ts';

/** New documents have no id yet and get the largest one, which no document reaches. */
const provisionalId = 2_147_483_647;

/** Address of a page that shows only the reusable section. It stays the same while the name is typed. */
const aloneAt = 'reusable-section';

/** The draft that is sent to the site, and its part of the content. */
interface Laid {
	part: SnapshotPart;
	item: unknown;
}

export interface Typed extends Laid {
	/** The picture of each picture field, by the beginning of its file name. */
	pictures: { path: string; stem: string }[];
}

type Refused = { problems: Problem[] };
type Values = Record<string, unknown>;
type Written = { id?: number | undefined; data: Values };

const stemOf = (url: string) => url.replace(/^.*\//, '').replace(/\.\w+$/, '');

const picturesIn = (fields: FlattenedField[], data: Values) =>
	referencesIn(fields, data).filter(({ collection }) => collection === 'pictures');

/** The draft as the site would get it, with placeholders for required but empty values. */
function laidAs(
	name: SnapshotPart,
	fields: FlattenedField[],
	{ id, data }: Written,
	pictures: PictureBook,
	say: Say,
): Laid | Refused {
	const part = parts[name];
	const translated: object = part.toSnapshot(
		{ ...data, id: id ?? provisionalId } as never,
		pictures as never,
	) as object;
	const address = name === 'freePages' ? freeAddressFrom(String(data.slug ?? ''), titleIn(translated)) : null;
	const taken = address && freeAddressProblem(address);
	if (taken)
		return { problems: [{ ...fieldOf(fields, 'slug', data, () => ({}), say), message: say(contractWords(taken)) }] };
	const made = address === null ? translated : { ...translated, slug: address };
	const schema = draftSchemaOf(name);
	// Filling one gap may reveal another.
	let item = isWhole(name) ? made : { ...made, changedOn: new Date().toISOString().slice(0, 10) };
	let { error } = schema.safeParse(item);
	for (let tries = 0; error && tries < 3; tries += 1) {
		item = withStandIns(item, error.issues);
		error = schema.safeParse(item).error;
	}
	if (error) return { problems: atFields(error.issues, fields, data, part.names, say) };
	return { part: name, item };
}

/** A reusable section as a visitor sees it: on a page that shows it, otherwise on a page of nothing else. */
async function onItsPage(req: PayloadRequest, { id, data }: Written, own: PictureBook): Promise<Laid | Refused> {
	const { collections } = req.payload;
	const say = sayTo(req);
	const found = id === undefined ? null : await pageShowing(req, id);
	if (found) {
		const fields = collections[parts[found.part].collection].config.flattenedFields;
		const doc: Values = { ...found.doc };
		const ids = picturesIn(fields, doc).map((one) => one.id);
		const theirs = await draftPictures(req.payload, { ids, req });
		const book: PictureBook = {
			...theirs,
			find: (one) => own.find(one) ?? theirs.find(one),
			need: (one) => own.find(Number(one)) ?? theirs.need(one),
			reusable: (one) => (one === id ? (data.sections as ReusableSection['sections']) : theirs.reusable(one)),
		};
		const laid = laidAs(found.part, fields, { id: found.doc.id, data: doc }, book, say);
		// A draft of the page may have problems besides the section's.
		if ('item' in laid) return laid;
	}
	const alone = { title: data.title, slug: aloneAt, sections: data.sections };
	return laidAs('freePages', collections['free-pages'].config.flattenedFields, { data: alone }, own, say);
}

/** The form's current values as the site would get them, or the fields that prevent the preview. */
export async function typedDraft(
	req: PayloadRequest,
	name: SnapshotPart,
	fields: FlattenedField[],
	{ id, data: given }: Written,
): Promise<Typed | Refused> {
	const data = asSaved(fields, given);
	const say = sayTo(req);
	const wrong = misshapen(fields, data, say);
	if (wrong.length > 0) return { problems: wrong };
	if (name === 'reusableSections' && listOf(data.sections).length === 0)
		return {
			problems: [{ path: 'sections', label: '', message: say('Add a section to see it.', '添加一个版块即可预览。') }],
		};
	const used = picturesIn(fields, data);
	const book = await draftPictures(req.payload, { ids: used.map((one) => one.id), req });
	const own = laidAs(name, fields, { id, data }, book, say);
	const laid = 'item' in own && name === 'reusableSections' ? await onItsPage(req, { id, data }, book) : own;
	if ('problems' in laid) return laid;
	return { ...laid, pictures: used.map((one) => ({ path: one.path, stem: stemOf(book.find(one.id)?.url ?? '') })) };
}
