import type { DocumentKind, DocumentLanguage } from '@site/contract/document-address';
import type { Language, Text } from '@site/contract/language';

/** In the order of a product's tabs. */
export const kindNames: Record<DocumentKind, Required<Text>> = {
	ifu: { en: 'Instructions for Use', cn: '使用说明书' },
	'quick-guide': { en: 'Quick Reference Card', cn: '快速操作卡' },
	brochure: { en: 'Brochure', cn: '产品手册' },
	'fact-sheet': { en: 'Product Sheet', cn: '产品单页' },
	catalogue: { en: 'Catalog', cn: '产品目录' },
	sds: { en: 'Safety Data Sheet', cn: '安全技术说明书' },
	declaration: { en: 'Declaration of Conformity', cn: '符合性声明' },
	certificate: { en: 'Certificate', cn: '证书' },
	letter: { en: 'Authorization Letter', cn: '授权函' },
};

export const languageNames: Record<DocumentLanguage, Required<Text>> = {
	en: { en: 'English', cn: '英文' },
	zh: { en: 'Chinese', cn: '中文' },
	es: { en: 'Spanish', cn: '西班牙文' },
	fr: { en: 'French', cn: '法文' },
	de: { en: 'German', cn: '德文' },
	it: { en: 'Italian', cn: '意大利文' },
	pt: { en: 'Portuguese', cn: '葡萄牙文' },
};

/** The first language of documents for readers of each language of the site. */
export const siteLanguage: Record<Language, DocumentLanguage> = { en: 'en', cn: 'zh' };
