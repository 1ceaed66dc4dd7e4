import type { Product } from '@site/contract/catalogue';
import { inLanguage } from '@site/contract/language';
import type { ProductDocument, Revision } from '@site/contract/product-documents';
import type { Registration } from '@site/contract/registrations';
import { products } from '../catalogue/catalogue.ts';
import { registrations } from '../catalogue/registrations.ts';
import { formNames } from './form-names.ts';
import { kindOfForm, type PaperForm } from './forms.ts';
import { type Issue, issuesOf } from './histories.ts';
import { type PaperLanguage, type PlannedPaper, papersOf } from './planned-papers.ts';

/** A revision of the sample without its file, and the data that the file is made from. */
export type PlannedRevision = Omit<Revision, 'file'> & {
	product: Product;
	form: PaperForm;
	language: PaperLanguage;
	/** The issues up to this one. */
	issues: readonly Issue[];
};

const by = (wanted: Registration['route']) =>
	new Set(registrations.flatMap(({ productId, route }) => (route === wanted ? [productId] : [])));
const declared = by('ce-ivdr');
/** Each product under emergency use has its letter of authorization, and fact sheets for providers and patients. */
const authorized = by('eua');

const ofAuthorization: PaperForm[] = ['authorization-letter', 'provider-fact-sheet', 'patient-fact-sheet'];

const allPapersOf = ({ id }: Product): readonly PlannedPaper[] => [
	...papersOf(id),
	...(declared.has(id) ? [inEnglish('declaration-of-conformity')] : []),
	...(authorized.has(id) ? ofAuthorization.map(inEnglish) : []),
];
const inEnglish = (form: PaperForm): PlannedPaper => ({ form, languages: ['en'] });

const planned = products.flatMap((product) =>
	allPapersOf(product).map((paper, at) => ({ ...paper, product, id: product.id * 100 + at + 1 })),
);

export const productDocuments: ProductDocument[] = planned.map(({ id, form, product }) => ({
	id,
	...kindOfForm(form),
	title: {
		en: `${product.title.en}: ${formNames[form].en}`,
		cn: `${inLanguage(product.title, 'cn')}：${formNames[form].cn}`,
	},
	productIds: [product.id],
}));

/** A revision is superseded from the day on which the next one applies. */
function stateOf({ withdrawn }: Issue, next: Issue | undefined): Pick<Revision, 'state' | 'endedOn' | 'reason'> {
	if (withdrawn) return { state: 'withdrawn', endedOn: withdrawn.on, reason: withdrawn.reason };
	const reason = { en: '' };
	return next ? { state: 'superseded', endedOn: next.effectiveOn, reason } : { state: 'released', endedOn: '', reason };
}

const languageNumbers: Record<PaperLanguage, number> = { en: 1, zh: 2, es: 3 };

export const plannedRevisions: PlannedRevision[] = planned.flatMap(({ id, form, product, languages }) =>
	languages.flatMap((language) => {
		const issues = issuesOf(product.id, form).filter(({ notIn = [] }) => !notIn.includes(language));
		return issues.map((issue, at) => ({
			id: id * 100 + languageNumbers[language] * 10 + issue.number,
			documentId: id,
			language,
			number: issue.number,
			label: '',
			effectiveOn: issue.effectiveOn,
			changes: { en: issue.changes.en, cn: issue.changes.cn },
			lots: issue.lots,
			references: [product.reference],
			...stateOf(issue, issues[at + 1]),
			product,
			form,
			issues: issues.slice(0, at + 1),
		}));
	}),
);

/** The revisions of the sample, with their files. */
export const revisionsWith = (fileOf: (revision: PlannedRevision) => Revision['file']): Revision[] =>
	plannedRevisions.map((revision) => {
		const { product: _, form: __, issues: ___, ...plain } = revision;
		return { ...plain, file: fileOf(revision) };
	});
