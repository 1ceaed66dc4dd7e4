import type { ProductTheme } from '@site/contract/catalogue';
import type * as stored from '../payload-types.ts';
import type { PictureBook } from './picture-book.ts';
import { idOf, text } from './words.ts';

type Theme = NonNullable<stored.Product['theme']>;
interface Titled {
	title?: string | null;
	titleCn?: string | null;
	text?: string | null;
	textCn?: string | null;
}

const titled = (part: Titled) => ({ title: text(part.title, part.titleCn), text: text(part.text, part.textCn) });

const some = <T>(list: T[] | null | undefined): T[] | undefined => (list?.length ? list : undefined);

const controlKit = (kit: Theme['controlKit'], pictures: PictureBook) =>
	kit?.title && kit.picture
		? {
				...titled(kit),
				picture: pictures.need(idOf(kit.picture)),
				positiveSwabs: kit.positiveSwabs ?? 0,
				negativeSwabs: kit.negativeSwabs ?? 0,
			}
		: undefined;

export const theme = (part: Theme, pictures: PictureBook): ProductTheme => ({
	headline: text(part.headline, part.headlineCn),
	resultMinutes: part.resultMinutes ?? undefined,
	shelfLifeMonths: part.shelfLifeMonths ?? undefined,
	benefits: (part.benefits ?? []).map(titled),
	trust: part.trust?.title ? titled(part.trust) : undefined,
	cptCodes: some(part.cptCodes)?.map(({ code, covers, coversCn }) => ({ code, covers: text(covers, coversCn) })),
	controlKit: controlKit(part.controlKit, pictures),
	performance: some(part.performance?.targets) && {
		note: text(part.performance?.note, part.performance?.noteCn),
		targets: (part.performance?.targets ?? []).map(({ name, nameCn, ppa, npa }) => ({
			name: text(name, nameCn),
			ppa,
			npa,
		})),
	},
	panel: some(part.panel?.rows) && {
		title: text(part.panel?.title, part.panel?.titleCn),
		rows: (part.panel?.rows ?? []).map(({ name, nameCn, code, cutoff }) => ({
			name: text(name, nameCn),
			code,
			cutoff,
		})),
	},
	steps: some(part.steps)?.map(titled),
});
