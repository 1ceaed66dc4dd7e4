import type { Language } from '@site/contract/language';
import type { NoticeKind } from '@site/contract/notices';

/** The words of safety and product notices. Other pages do without them, but for those of the banner on a product's page. */
const kinds: Record<NoticeKind, string> = { 'field-safety': 'Field safety notice', product: 'Product notice' };
const kindsCn: Record<NoticeKind, string> = { 'field-safety': '现场安全通告', product: '产品通告' };

const en = {
	title: 'Safety and product notices',
	lead: 'What users of our products should know about devices that they already have. A notice stays here after it is closed.',
	feedTitle: 'Safety and product notices',
	open: 'Open',
	openHeading: 'Open notices',
	noneOpen: 'There is no open notice at the moment.',
	closed: 'Closed',
	closedHeading: 'Closed notices',
	closedOn: (day: string) => `Closed on ${day}. It stays here to be read; nothing has to be done any more.`,
	published: 'Published',
	number: 'Number',
	state: 'State',
	products: 'Products',
	lots: 'Lots',
	allLots: 'All lots',
	kinds,
	problem: 'What is wrong',
	about: 'What it is about',
	hazard: 'What can happen',
	action: 'What you should do',
	measures: 'What we do',
	contact: 'Contact',
	letter: 'Letter to customers',
	allNotices: 'All notices',
	subscribe: 'Subscribe to notices (Atom feed)',
	concerns: 'This product is subject to a notice',
	lotsOf: (lots: string) => `Lots: ${lots}`,
	read: 'Read the notice',
};

const cn: typeof en = {
	title: '安全与产品通告',
	lead: '告知用户已购产品的相关信息。通告关闭后仍可在此查阅。',
	feedTitle: '安全与产品通告',
	open: '有效',
	openHeading: '有效通告',
	noneOpen: '目前没有有效通告。',
	closed: '已关闭',
	closedHeading: '已关闭的通告',
	closedOn: (day: string) => `已于 ${day}关闭，仅供查阅，无需再采取措施。`,
	published: '发布日期',
	number: '编号',
	state: '状态',
	products: '涉及产品',
	lots: '涉及批次',
	allLots: '全部批次',
	kinds: kindsCn,
	problem: '问题描述',
	about: '通告内容',
	hazard: '可能的风险',
	action: '您需要采取的措施',
	measures: '我们采取的措施',
	contact: '联系方式',
	letter: '致客户函',
	allNotices: '全部通告',
	subscribe: '订阅通告（Atom 源）',
	concerns: '本产品涉及一则通告',
	lotsOf: (lots: string) => `涉及批号：${lots}`,
	read: '查看通告',
};

export const noticeWords: Record<Language, typeof en> = { en, cn };
