import type { Product } from '@site/contract/catalogue';
import type { ProductDocumentKind } from '@site/contract/product-documents';
import { safetyParts } from '@site/contract/product-documents';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import type { Findable } from './findable.ts';
import { paperTitle } from './paper-names.ts';
import { type Paper, papersOf } from './papers.ts';
import { fold, isChinese } from './words.ts';

const safetyData = safetyParts.map((part) => `safety-data-sheet-${part}` as const);

/** What people call the papers of a product. The longer name is looked for first. */
const names: [RegExp, readonly ProductDocumentKind[], spoken?: Paper['language']][] = [
	[
		/\bm?sds\b|\b(?:material )?safety (?:data )?sheets?\b|安全(?:技术说明书|数据(?:表|单|说明书))|化学品说明书/g,
		safetyData,
	],
	[
		/\bquick (?:reference )?(?:guides?|cards?)\b|快速(?:操作)?(?:指南|指引|卡)|操作卡/g,
		['quick-reference-card', 'wall-chart'],
	],
	[/\bwall ?charts?\b|\bposters?\b|(?:操作)?挂图/g, ['wall-chart', 'quick-reference-card']],
	[
		/\bclean(?:ing)?(?: and disinfection)?(?: guides?)?\b|\bdisinfect(?:ion|ing)?\b|清洁(?:与消毒)?(?:指南)?|消毒/g,
		['cleaning-guide'],
	],
	[/\b(?:users? |owners? )?manuals?\b|用户手册|操作手册/g, ['user-manual', 'instructions-for-use']],
	[
		/\bbrochures?\b|\bfl[iy]ers?\b|\bleaflets?\b|产品(?:宣传)?(?:手册|册|彩页)|宣传册|彩页/g,
		['product-brochure', 'product-sheet'],
	],
	[/\b(?:product|data) ?sheets?\b|产品(?:单页|资料|介绍)/g, ['product-sheet', 'product-brochure']],
	[
		/\bifus?\b|\binstructions?(?: for use)?\b|\b(?:package |pack )?inserts?\b|(?:使用)?说明书?|使用方法/g,
		['instructions-for-use'],
	],
	[/\binstrucciones(?: de uso)?\b|\bprospectos?\b|\bmodo de empleo\b/g, ['instructions-for-use'], 'es'],
	[/\bmode d.?emploi\b|\bnotices?(?: d.?utilisation)?\b(?! of)/g, ['instructions-for-use'], 'fr'],
];

/** A safety data sheet is about one part of a kit. */
const parts: [RegExp, ProductDocumentKind][] = [
	[/\bextraction buffers?\b|提取缓冲液/g, 'safety-data-sheet-extraction-buffer'],
	[/\b(?:sample )?diluents?\b|(?:样本)?稀释液/g, 'safety-data-sheet-sample-diluent'],
	[/\bcontrol materials?\b|质控品/g, 'safety-data-sheet-control-material'],
];

const tongues: [RegExp, Paper['language']][] = [
	[/\benglish\b|英[文语]/g, 'en'],
	[/\bchinese\b|中文/g, 'zh'],
	[/\bspanish\b|\b(?:en )?espanol\b|西班牙[文语]/g, 'es'],
	[/\bfrench\b|\b(?:en )?francais\b|法[文语]/g, 'fr'],
];
/** Instructions are published in these too. */
const foreign: ReadonlySet<Paper['language']> = new Set(['es', 'fr'] as const);

/** Words of other languages with which people ask for a test rather than for its papers. */
const spokenWords: [RegExp, Paper['language']][] = [
	[/\bpruebas?\b|\btiras?\b|\bembaraz[oa]d?a?\b|\bovulacion\b|\bgripe\b|\borina\b|\bsangre\b/, 'es'],
	[/\bgrossesse\b|\bbandelettes?\b|\bdepistages?\b|\bgrippe\b|\btests? d[eu]\b/, 'fr'],
];

const instructions = [undefined, ['instructions-for-use'], undefined] as const;

export type AskedPapers = {
	kinds: readonly ProductDocumentKind[];
	language: Paper['language'];
	about: string;
	/** True where no paper was named: the words are only of the language that one is written in. */
	isAside?: boolean;
};

function asideOf(about: string): AskedPapers | null {
	const [, language] = spokenWords.find(([expression]) => expression.test(about)) ?? [];
	return language ? { kinds: instructions[1], language, about, isAside: true } : null;
}

/** The kind of paper that a query asks for, and what about; null where it asks for none. */
export function askedPapers(keyword: string): AskedPapers | null {
	const folded = fold(keyword);
	const isIn = ([expression]: readonly [RegExp, ...unknown[]]) => folded.search(expression) >= 0;
	const [tongue, language] = tongues.find(isIn) ?? [];
	// Whoever names a language that the site does not speak asks for instructions in it.
	const [name, kinds, spoken] = names.find(isIn) ?? (language && foreign.has(language) ? instructions : []);
	if (!kinds) return asideOf(folded);
	const [part, ofPart] = (kinds === safetyData && parts.find(isIn)) || [];
	const about = [name, part, tongue, /\bpdf\b|下载|download/g].reduce(
		(rest: string, said) => (said ? rest.replace(said, ' ') : rest),
		folded,
	);
	return {
		kinds: ofPart ? [ofPart] : kinds,
		language: language ?? spoken ?? (isChinese(keyword) ? 'zh' : 'en'),
		about: about.trim(),
	};
}

/** The papers of these kinds that a product has: in the language asked for, else in English. */
export function papersFound(content: Content, productId: number, { kinds, language }: AskedPapers): FoundPaper[] {
	const product = catalogueIndex(content).products.get(productId);
	if (!product) return [];
	const papers = papersOf(content, product);
	const inLanguage = (spoken: Paper['language']) =>
		kinds.flatMap((kind) => papers.filter((paper) => paper.kind === kind && paper.language === spoken));
	const inAsked = inLanguage(language);
	const chosen = inAsked.length > 0 ? inAsked : inLanguage('en');
	return chosen.map((paper) => found(product, paper, papers.indexOf(paper)));
}

/** All papers of a product; of one that there is in both languages of the site, each is for its own readers. */
export function allPapers(content: Content, productId: number): Findable[] {
	const product = catalogueIndex(content).products.get(productId);
	if (!product) return [];
	const papers = papersOf(content, product);
	const has = (kind: Paper['kind'], language: Paper['language']) =>
		papers.some((paper) => paper.kind === kind && paper.language === language);
	return papers.map((paper, at) => {
		const isForSome = has(paper.kind, 'en') && has(paper.kind, 'zh') && !foreign.has(paper.language);
		const only = paper.language === 'zh' ? ('cn' as const) : ('en' as const);
		return isForSome ? { ...found(product, paper, at), only } : found(product, paper, at);
	});
}

type FoundPaper = Findable & { written: Paper['language'] };

const found = (product: Product, paper: Paper, at: number): FoundPaper => ({
	kind: 'document',
	id: product.id * 100 + at,
	slug: paper.url,
	title: paperTitle(product.title, paper),
	texts: [product.description],
	keywords: [],
	belongsTo: [],
	codes: [],
	picture: product.picture,
	written: paper.language,
});
