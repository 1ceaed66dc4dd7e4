import type { Language } from '@site/contract/language';

/** The status of a product, wherever its name appears: on its page, in lists, in the comparison, in search results. */
const en = {
	discontinued: 'Discontinued',
	emergencyUse: 'Emergency use only: not FDA cleared or approved',
	emergencyUseTitle: 'Emergency use',
	/** The essential of the statement, in one line that opens it (INFO-14). */
	emergencyUseLine:
		'FDA authorized for emergency use only, for the targets named here and while the declaration lasts. Not FDA cleared or approved.',
};

const cn: typeof en = {
	discontinued: '已停产',
	emergencyUse: '仅限紧急使用：未获 FDA 许可或批准',
	emergencyUseTitle: '紧急使用',
	emergencyUseLine: '仅获 FDA 紧急使用授权，限于此处所列检测目标，且仅在相关声明有效期间；未获 FDA 许可或批准。',
};

export const standingWords: Record<Language, typeof en> = { en, cn };
