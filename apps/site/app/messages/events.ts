import type { Language } from '@site/contract/language';

/** Texts of the events pages, in a separate file so that other pages do not load them. */
const en = {
	coming: 'Upcoming events',
	noneComing: 'No dates are set at the moment. Leave your details below and we will let you know.',
	past: 'Past events',
	pastEvent: 'Past event',
	over: 'This event is over. Thank you to everyone who came by.',
	otherwise: 'Meet us at one of the next events, or write to us.',
	comma: ', ',
	booth: 'Booth',
	meet: 'Schedule a meeting',
	learnMore: 'Learn More',
	details: 'Event details',
	allEvents: 'All events',
	more: 'More events',
	addToCalendar: 'Add to your calendar',
	ownPage: 'Website of the event',
	reply: 'Say which day suits you and what you would like to see. We confirm time and person by email.',
	meetUsAt: (event: string) => `Meet with Us at ${event}`,
	scheduleMeeting: 'Schedule a meeting using the form below:',
};

const cn: typeof en = {
	coming: '近期活动',
	noneComing: '目前暂无已定日期。请在下方留下联系方式，我们会通知您。',
	past: '往期活动',
	pastEvent: '已结束',
	over: '本次活动已经结束，感谢各位莅临。',
	otherwise: '欢迎参加后续活动与我们见面，或直接联系我们。',
	comma: '，',
	booth: '展位',
	meet: '预约会面',
	learnMore: '了解更多',
	details: '活动详情',
	allEvents: '全部活动',
	more: '更多活动',
	addToCalendar: '添加到日历',
	ownPage: '活动官网',
	reply: '请告知方便的日期和想了解的内容，我们会通过电子邮件确认时间与接待人员。',
	meetUsAt: (event) => `与我们相约${event}`.replace(/(?<=约)(?=\w)/, ' '),
	scheduleMeeting: '请使用以下表单预约会面：',
};

export const eventWords: Record<Language, typeof en> = { en, cn };
