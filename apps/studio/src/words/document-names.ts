import { type DocumentKind, type DocumentLanguage, documentLanguages } from '@site/contract/document-address';
import type { Language } from '@site/contract/language';
import type { Said } from './said.ts';

/** The names of document languages in e-mails to visitors. */
export const documentLanguageNames: Record<Language, Record<DocumentLanguage, string>> = {
	en: { en: 'English', zh: 'Chinese', es: 'Spanish', fr: 'French', de: 'German', it: 'Italian', pt: 'Portuguese' },
	cn: { en: '英文', zh: '中文', es: '西班牙文', fr: '法文', de: '德文', it: '意大利文', pt: '葡萄牙文' },
};

/** The same for the choice in a form. */
export const documentLanguageChoices = Object.fromEntries(
	documentLanguages.map((one) => [one, { en: documentLanguageNames.en[one], zh: documentLanguageNames.cn[one] }]),
) as Record<DocumentLanguage, Said>;

export const documentKindNames: Record<DocumentKind, Said> = {
	ifu: { en: 'Instructions for use', zh: '使用说明书' },
	'quick-guide': { en: 'Quick guide', zh: '快速指南' },
	sds: { en: 'Safety data sheet', zh: '安全技术说明书' },
	declaration: { en: 'Declaration of conformity', zh: '符合性声明' },
	certificate: { en: 'Certificate', zh: '证书' },
	letter: { en: 'Authorization letter', zh: '授权函' },
	'fact-sheet': { en: 'Fact sheet', zh: '情况说明书' },
	brochure: { en: 'Brochure', zh: '宣传册' },
	catalogue: { en: 'Catalog', zh: '产品目录' },
};
