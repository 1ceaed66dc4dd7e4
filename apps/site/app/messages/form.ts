import type { Language } from '@site/contract/language';

/** What a form says once it is used. Its engine brings them: no other module of the browser may import this. */
const en = {
	sending: 'Sending…',
	completeField: 'Please complete this required field.',
	completeAllFields: 'Please complete all required fields.',
	selectOption: 'Please select an option from the dropdown menu.',
	sendingFailed: 'That did not go through. Everything you typed is still here: please try again.',
};

const cn: typeof en = {
	sending: '正在发送…',
	completeField: '请填写此必填项。',
	completeAllFields: '请填写所有必填项。',
	selectOption: '请从下拉菜单中选择一项。',
	sendingFailed: '提交未成功。您填写的内容都已保留，请重试。',
};

export const formWords: Record<Language, typeof en> = { en, cn };
export type FormWords = typeof en;
