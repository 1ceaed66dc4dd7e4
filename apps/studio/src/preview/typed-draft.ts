import { freeAddressProblem } from '@site/contract/free-pages';
import type { SnapshotPart } from '@site/contract/snapshot';
import { draftSchemaOf, isWhole } from '@site/contract/typed-draft';
import type { FlattenedField, PayloadRequest } from 'payload';
import { contractWords } from '../publish/contract-words.ts';
import { fieldOf } from '../publish/field-of.ts';
import { misshapen } from '../publish/form-shape.ts';
import { atFields, type Problem } from '../publish/problems.ts';
import { listOf, referencesIn } from '../publish/references.ts';
import { parts } from '../snapshot/parts.ts';
import { sayTo } from '../words/said.ts';
import { asSaved } from './as-saved.ts';
import { draftPictures } from './draft-pictures.ts';
import { freeAddressFrom, titleIn, withStandIns } from './stand-ins.ts';

/** What has no number yet has the largest one, which no document reaches. */
const provisionalId = 2_147_483_647;

export interface Typed {
	item: unknown;
	/** Which picture stands in which field, by the beginning of its file name. */
	pictures: { path: string; stem: string }[];
}

const stemOf = (url: string) => url.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** What the site would get of a form as it is filled in now, or which fields keep it from being shown. */
export async function typedDraft(
	req: PayloadRequest,
	name: SnapshotPart,
	fields: FlattenedField[],
	{ id, data: given }: { id?: number | undefined; data: Record<string, unknown> },
): Promise<Typed | { problems: Problem[] }> {
	const data = asSaved(fields, given);
	const say = sayTo(req);
	const wrong = misshapen(fields, data, say);
	if (wrong.length > 0) return { problems: wrong };
	if (name === 'reusableSections' && listOf(data.sections).length === 0)
		return {
			problems: [{ path: 'sections', label: '', message: say('Add a section to see it.', '添加一个版块即可预览。') }],
		};
	const used = referencesIn(fields, data).filter(({ collection }) => collection === 'pictures');
	const pictures = await draftPictures(req.payload, { ids: used.map((one) => one.id), req });
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
	// Filling one gap may show another.
	let item = isWhole(name) ? made : { ...made, changedOn: new Date().toISOString().slice(0, 10) };
	let { error } = schema.safeParse(item);
	for (let tries = 0; error && tries < 3; tries += 1) {
		item = withStandIns(item, error.issues);
		error = schema.safeParse(item).error;
	}
	if (error) return { problems: atFields(error.issues, fields, data, ('names' in part && part.names) || {}, say) };
	return { item, pictures: used.map((one) => ({ path: one.path, stem: stemOf(pictures.find(one.id)?.url ?? '') })) };
}
