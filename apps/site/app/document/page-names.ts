import type { Language } from '@site/contract/language';
import { boxWords } from '../messages/box.ts';
import { documentWords } from '../messages/documents.ts';
import { finderWords } from '../messages/finder.ts';
import { productDataWords } from '../messages/product-data.ts';
import { reportWords } from '../messages/report.ts';

/** Names of pages that are not composed in the studio, for their breadcrumbs. */
export const pageNames = (language: Language) => ({
	documents: documentWords[language].title,
	check: boxWords[language].checkTitle,
	report: reportWords[language].title,
	finder: finderWords[language].name,
	data: productDataWords[language].title,
});
