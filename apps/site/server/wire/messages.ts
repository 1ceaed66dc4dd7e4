import type { Language } from '@site/contract/language';

/** What a visitor may come to read, as a toast. */
const english = {
	noData: 'No Data',
	requiredField: 'Please complete this required field.',
	requiredFields: 'Please complete all required fields.',
	requiredChoice: 'Please select an option from the dropdown menu.',
	tooLong: 'This is too long: at most {limit} characters, please.',
	tooLongProse: 'This text is too long: at most {limit} characters, please.',
	sentBefore: 'This form was already sent with other words. Please reload the page and send it again.',
	startDate: 'Please choose a start date between 1970 and 2199.',
	resumeUnknown: 'Please upload your resume again.',
	noFile: 'Please choose a file.',
	fileType: 'Please choose a PDF, DOC, DOCX, ODT, RTF or TXT file.',
	fileTooLarge: 'The file is too large: at most 10 MB, please.',
	oneFile: 'Please send one file.',
	viewRefused: 'The view could not be counted.',
	unreadable: 'The request could not be read.',
	badField: 'The field {field} is not valid.',
	badKey: 'The Idempotency-Key is not valid.',
	otherSite: 'Please send the form from our own site.',
	unknownCall: 'There is no such call.',
	wrongMethod: 'This call does not take that method.',
	tooLarge: 'The request is too large.',
	wrongContentType: 'Please send JSON or a form.',
	notAFileForm: 'Please send the file as a multipart form.',
	tooMany: 'Too many requests. Please wait a moment and try again.',
	broken: 'Something went wrong on our side. Please try again.',
	linkExpired: 'This link has expired.',
	linkInvalid: 'This link is not valid.',
	notStored: 'We could not save this just now. Nothing was lost: please try again in a few minutes.',
};
export type MessageKey = keyof typeof english;

const chinese: Record<MessageKey, string> = {
	noData: '暂无数据',
	requiredField: '请填写此必填项。',
	requiredFields: '请填写所有必填项。',
	requiredChoice: '请从下拉菜单中选择一项。',
	tooLong: '内容过长：最多{limit}个字符。',
	tooLongProse: '文字过长：最多{limit}个字符。',
	sentBefore: '此表单已用其他内容提交过。请刷新页面后重新提交。',
	startDate: '请选择1970年至2199年之间的入职日期。',
	resumeUnknown: '请重新上传您的简历。',
	noFile: '请选择一个文件。',
	fileType: '请选择PDF、DOC、DOCX、ODT、RTF或TXT文件。',
	fileTooLarge: '文件过大：最大10 MB。',
	oneFile: '请只发送一个文件。',
	viewRefused: '无法记录此次浏览。',
	unreadable: '无法读取该请求。',
	badField: '字段{field}无效。',
	badKey: 'Idempotency-Key无效。',
	otherSite: '请从本网站提交表单。',
	unknownCall: '没有此接口。',
	wrongMethod: '此接口不支持该方法。',
	tooLarge: '请求过大。',
	wrongContentType: '请发送JSON或表单。',
	notAFileForm: '请以multipart表单发送文件。',
	tooMany: '请求过多，请稍候再试。',
	broken: '我们这边出了点问题，请重试。',
	linkExpired: '此链接已过期。',
	linkInvalid: '此链接无效。',
	notStored: '暂时无法保存，您的内容没有丢失，请几分钟后重试。',
};

const messages: Record<Language, Record<MessageKey, string>> = { en: english, cn: chinese };

export const message = (key: MessageKey, language: Language, values: Record<string, string | number> = {}): string =>
	messages[language][key].replace(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
