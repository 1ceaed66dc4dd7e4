import type { DocumentLanguage } from '@site/contract/document-address';
import type { Language } from '@site/contract/language';

/** The names of document languages in e-mails to visitors. */
export const documentLanguageNames: Record<Language, Record<DocumentLanguage, string>> = {
	en: { en: 'English', zh: 'Chinese', es: 'Spanish', fr: 'French', de: 'German', it: 'Italian', pt: 'Portuguese' },
	cn: { en: '英文', zh: '中文', es: '西班牙文', fr: '法文', de: '德文', it: '意大利文', pt: '葡萄牙文' },
};
