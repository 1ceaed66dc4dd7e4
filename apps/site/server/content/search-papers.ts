import type { Product } from '@site/contract/catalogue';
import { type DocumentKind, documentAddress } from '@site/contract/document-address';
import type { Text } from '@site/contract/language';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { type HeldDocument, heldDocuments } from './document-index.ts';
import { languageNames } from './document-names.ts';
import type { Findable } from './findable.ts';
import { rowsOf } from './registrations.ts';
import { bare } from './search-codes.ts';
import type { Alternative, Clause } from './search-query.ts';
import { fold, isChinese, joinedWords, wordsOf } from './words.ts';

type Spoken = HeldDocument['language'];

/** A kind of document, and its part if there are several of the kind. */
type Wanted = { kind: DocumentKind; part?: string };

const safetyData: readonly Wanted[] = [{ kind: 'sds' }];
const instructionsAlone: readonly Wanted[] = [{ kind: 'ifu', part: '' }];

/** Everyday names of a product's papers. The longer name is tried first. */
const names: [RegExp, readonly Wanted[], spoken?: Spoken][] = [
	[
		/\bm?sds\b|\b(?:material )?safety (?:data )?sheets?\b|安全(?:技术说明书|数据(?:表|单|说明书))|化学品说明书/g,
		safetyData,
	],
	[
		/\bquick (?:reference )?(?:guides?|cards?)\b|快速(?:操作)?(?:指南|指引|卡)|操作卡/g,
		[{ kind: 'quick-guide', part: '' }, { kind: 'quick-guide' }],
	],
	[
		/\bwall ?charts?\b|\bposters?\b|(?:操作)?挂图/g,
		[{ kind: 'quick-guide', part: 'wall-chart' }, { kind: 'quick-guide' }],
	],
	[
		/\bclean(?:ing)?(?: and disinfection)?(?: guides?)?\b|\bdisinfect(?:ion|ing)?\b|清洁(?:与消毒)?(?:指南)?|消毒/g,
		[{ kind: 'ifu', part: 'cleaning' }],
	],
	[/\b(?:users? |owners? )?manuals?\b|用户手册|操作手册/g, instructionsAlone],
	[
		/\bbrochures?\b|\bfl[iy]ers?\b|\bleaflets?\b|产品(?:宣传)?(?:手册|册|彩页)|宣传册|彩页/g,
		[{ kind: 'brochure' }, { kind: 'fact-sheet' }],
	],
	[/\b(?:product|data) ?sheets?\b|产品(?:单页|资料|介绍)/g, [{ kind: 'fact-sheet' }, { kind: 'brochure' }]],
	[
		/\bifus?\b|\binstructions?(?: for use)?\b|\b(?:package |pack )?inserts?\b|(?:使用)?说明书?|使用方法/g,
		instructionsAlone,
	],
	[/\bdeclarations?(?: of conformity)?\b|符合性声明/g, [{ kind: 'declaration' }]],
	[/\bauthorization letters?\b|授权函/g, [{ kind: 'letter' }]],
	[/\binstrucciones(?: de uso)?\b|\bprospectos?\b|\bmodo de empleo\b/g, instructionsAlone, 'es'],
	[/\bmode d.?emploi\b|\bnotices? d.?(?:utilisation|emploi)\b/g, instructionsAlone, 'fr'],
];

/** A safety data sheet is about one part of a kit. */
const parts: [RegExp, string][] = [
	[/\bextraction buffers?\b|提取缓冲液/g, 'extraction-buffer'],
	[/\b(?:sample )?diluents?\b|(?:样本)?稀释液/g, 'sample-diluent'],
	[/\bcontrol materials?\b|质控品/g, 'control-material'],
];

const tongues: [RegExp, Spoken][] = [
	[/\benglish\b|英[文语]/g, 'en'],
	[/\bchinese\b|中文/g, 'zh'],
	[/\bspanish\b|\b(?:en )?espanol\b|西班牙[文语]/g, 'es'],
	[/\bfrench\b|\b(?:en )?francais\b|法[文语]/g, 'fr'],
];
/** Further languages of instructions. */
const foreign: ReadonlySet<Spoken> = new Set(['es', 'fr'] as const);

/** Words of other languages in searches for a test rather than for its papers. */
const spokenWords: [RegExp, Spoken][] = [
	[/\bpruebas?\b|\btiras?\b|\bembaraz[oa]d?a?\b|\bovulacion\b|\bgripe\b|\borina\b|\bsangre\b/, 'es'],
	[/\bgrossesse\b|\bbandelettes?\b|\bdepistages?\b|\bgrippe\b|\btests? d[eu]\b/, 'fr'],
];

export type AskedPapers = {
	kinds: readonly Wanted[];
	language: Spoken;
	about: string;
	/** Whether the query named no kind of paper, only words in a language of papers. */
	isAside?: boolean;
};

function asideOf(about: string): AskedPapers | null {
	const [, language] = spokenWords.find(([expression]) => expression.test(about)) ?? [];
	return language ? { kinds: instructionsAlone, language, about, isAside: true } : null;
}

/** The kind of paper that a query asks for, and its subject; null if it asks for none. */
export function askedPapers(keyword: string): AskedPapers | null {
	const folded = fold(keyword);
	const isIn = ([expression]: readonly [RegExp, ...unknown[]]) => folded.search(expression) >= 0;
	const [tongue, language] = tongues.find(isIn) ?? [];
	// A query that names a language other than the site's asks for instructions in it.
	const [name, kinds, spoken] =
		names.find(isIn) ?? (language && foreign.has(language) ? ([undefined, instructionsAlone] as const) : []);
	if (!kinds) return asideOf(folded);
	const [part, ofPart] = (kinds === safetyData && parts.find(isIn)) || [];
	const about = [name, part, tongue, /\bpdf\b|下载|download/g].reduce(
		(rest: string, said) => (said ? rest.replace(said, ' ') : rest),
		folded,
	);
	return {
		kinds: ofPart ? [{ kind: 'sds', part: ofPart }] : kinds,
		language: language ?? spoken ?? (isChinese(keyword) ? 'zh' : 'en'),
		about: about.trim(),
	};
}

/** The papers of these kinds that a product has: in the language asked for, else in English. */
export function papersFound(content: Content, productId: number, { kinds, language }: AskedPapers): FoundPaper[] {
	const product = catalogueIndex(content).products.get(productId);
	if (!product) return [];
	const papers = heldDocuments(content, productId);
	const isWanted = ({ document }: HeldDocument, { kind, part = document.part }: Wanted) =>
		document.kind === kind && document.part === part;
	const inSpoken = (spoken: Spoken) => [
		...new Set(kinds.flatMap((kind) => papers.filter((paper) => paper.language === spoken && isWanted(paper, kind)))),
	];
	const inAsked = inSpoken(language);
	return (inAsked.length > 0 ? inAsked : inSpoken('en')).map((paper) => found(product, paper));
}

/** The kind of paper that states a registration; undefined if the code is none of the product's registrations. */
export function paperStating(content: Content, productId: number, code: string): DocumentKind | undefined {
	const row = rowsOf(content, productId).find(({ number }) => bare(number).toLowerCase() === code);
	return row && (row.route.startsWith('ce-') ? 'declaration' : 'letter');
}

/** Limit of products whose papers follow the results. */
const mostNamed = 20;

/** The papers of the products that have every required word in their name. */
export function papersOfNamed(
	content: Content,
	entries: readonly Findable[],
	clauses: readonly Clause[],
): readonly Findable[] {
	const required = clauses.filter((clause) => clause.required);
	const isNamed = ({ title: { en, cn = '' } }: Findable) => {
		const own = new Set([...wordsOf(`${en} ${cn}`), ...joinedWords(en)]);
		const isSaid = ({ words }: Alternative) => words.every((word) => own.has(word));
		return required.every(({ alternatives }) => alternatives.some(isSaid));
	};
	const products = entries.filter(({ kind }) => kind === 'product').slice(0, mostNamed);
	return products.filter(isNamed).flatMap(({ id }) => allPapers(content, id));
}

/**
 * All papers of a product, those of one kind first. One that exists in both languages of the site is listed only in
 * its own.
 */
export function allPapers(content: Content, productId: number, first?: DocumentKind): Findable[] {
	const product = catalogueIndex(content).products.get(productId);
	if (!product) return [];
	const held = heldDocuments(content, productId);
	const isFirst = ({ document: { kind } }: HeldDocument) => kind === first;
	const papers = [...held.filter(isFirst), ...held.filter((paper) => !isFirst(paper))];
	const has = (document: HeldDocument['document'], spoken: Spoken) =>
		papers.some((paper) => paper.document === document && paper.language === spoken);
	return papers.map((paper) => {
		const isForSome = has(paper.document, 'en') && has(paper.document, 'zh') && !foreign.has(paper.language);
		const only = paper.language === 'zh' ? ('cn' as const) : ('en' as const);
		return isForSome ? { ...found(product, paper), only } : found(product, paper);
	});
}

type FoundPaper = Findable & { written: Spoken };

/** `Flu A/B Rapid Test: Instructions for Use (Spanish)` */
function titleOf({ document: { title }, language }: HeldDocument): Text {
	const { en, cn } = languageNames[language];
	return { en: `${title.en} (${en})`, cn: `${title.cn ?? title.en}（${cn}）` };
}

const found = (product: Product, paper: HeldDocument): FoundPaper => ({
	kind: 'document',
	id: paper.revision.id,
	slug: documentAddress({ ...paper.document, reference: product.reference, language: paper.language }),
	title: titleOf(paper),
	texts: [product.description],
	keywords: [],
	belongsTo: [],
	codes: [],
	about: [product.id],
	picture: product.picture,
	written: paper.language,
});
