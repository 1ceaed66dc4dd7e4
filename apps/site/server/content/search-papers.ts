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
const names: [RegExp, readonly ProductDocumentKind[]][] = [
	[
		/\bm?sds\b|\b(?:material )?safety (?:data )?sheets?\b|安全(?:技术说明书|数据(?:表|单|说明书))|化学品说明书/g,
		safetyData,
	],
	[
		/\bquick (?:reference )?(?:guides?|cards?)\b|快速(?:操作)?(?:指南|指引|卡)|操作卡/g,
		['quick-reference-card', 'wall-chart'],
	],
	[/\bwall ?charts?\b|\bposters?\b|(?:操作)?挂图/g, ['wall-chart', 'quick-reference-card']],
	[/\bclean(?:ing|ing and disinfection) guides?\b|清洁(?:与消毒)?指南/g, ['cleaning-guide']],
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
];

const tongues: [RegExp, Paper['language']][] = [
	[/\benglish\b|英[文语]/g, 'en'],
	[/\bchinese\b|中文/g, 'zh'],
	[/\bspanish\b|\bespanol\b|西班牙[文语]/g, 'es'],
	[/\bfrench\b|\bfrancais\b|法[文语]/g, 'fr'],
];

export type AskedPapers = { kinds: readonly ProductDocumentKind[]; language: Paper['language']; about: string };

/** The kind of paper that a query asks for, and what about; null where it asks for none. */
export function askedPapers(keyword: string): AskedPapers | null {
	const folded = fold(keyword);
	const [name, kinds] = names.find(([expression]) => folded.search(expression) >= 0) ?? [];
	if (!name || !kinds) return null;
	const [tongue, named] = tongues.find(([expression]) => folded.search(expression) >= 0) ?? [];
	const bare = folded.replace(name, ' ');
	const about = (tongue ? bare.replace(tongue, ' ') : bare).replace(/\bpdf\b|下载|download/g, ' ').trim();
	return { kinds, language: named ?? (isChinese(keyword) ? 'zh' : 'en'), about };
}

/** The papers of these kinds that a product has: in the language asked for, else in English. */
export function papersFound(content: Content, productId: number, { kinds, language }: AskedPapers): Findable[] {
	const product = catalogueIndex(content).products.get(productId);
	if (!product) return [];
	const papers = papersOf(content, product);
	const inLanguage = (spoken: Paper['language']) =>
		kinds.flatMap((kind) => papers.filter((paper) => paper.kind === kind && paper.language === spoken));
	const inAsked = inLanguage(language);
	const chosen = inAsked.length > 0 ? inAsked : inLanguage('en');
	return chosen.map((paper) => ({
		kind: 'document',
		id: product.id * 100 + papers.indexOf(paper),
		slug: paper.url,
		title: paperTitle(product.title, paper),
		texts: [product.description],
		keywords: [],
		belongsTo: [],
		codes: [],
		picture: product.picture,
	}));
}
