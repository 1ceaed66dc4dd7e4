import type { Language } from '@site/contract/language';

const en = { feature: 'Feature', differs: 'Differs', notStated: 'Not stated' };

const cn: typeof en = { feature: '项目', differs: '有差异', notStated: '未注明' };

export const compareTableWords: Record<Language, typeof en> = { en, cn };
