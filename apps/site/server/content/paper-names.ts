import { inLanguage, type Text } from '@site/contract/language';
import { type DocumentLanguage, safetyParts } from '@site/contract/product-documents';
import { companionWords } from '../documents/words/languages.ts';
import type { Paper } from './papers.ts';

const tongues: Record<DocumentLanguage, Required<Text>> = {
	en: { en: 'English', cn: '英文' },
	zh: { en: 'Chinese', cn: '中文' },
	es: { en: 'Spanish', cn: '西班牙文' },
	fr: { en: 'French', cn: '法文' },
};

/** `Flu A/B Rapid Test: Safety Data Sheet, Extraction buffer (English)`; a document of the company's own has its own title. */
export function paperTitle(product: Text, { kind, language, own }: Paper): Text {
	if (own) return own.title;
	const part = safetyParts.find((candidate) => kind === `safety-data-sheet-${candidate}`);
	const { en, zh } = companionWords;
	return {
		en: `${product.en}: ${en.kinds[kind]}${part ? `, ${en.parts[part]}` : ''} (${tongues[language].en})`,
		cn: `${inLanguage(product, 'cn')}：${zh.kinds[kind]}${part ? `，${zh.parts[part]}` : ''}（${tongues[language].cn}）`,
	};
}
