import type { Language } from '@site/contract/language';
import { boxWords } from '../messages/box.ts';
import { documentWords } from '../messages/documents.ts';
import { finderWords } from '../messages/finder.ts';
import { reportWords } from '../messages/report.ts';

/** What pages that are not composed in the studio are called, for where they stand on the site. */
export const pageNames = (language: Language) => ({
	documents: documentWords[language].title,
	check: boxWords[language].checkTitle,
	report: reportWords[language].title,
	finder: finderWords[language].name,
});
