import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import { meetingAddress, meetingFileAddress } from '@site/contract/meeting-links';
import { meetingText } from '@site/contract/meeting-text';
import { mailBody, type Part } from '../mail/mail-body.ts';
import type { Booking } from '../payload-types.ts';
import { settings } from '../settings.ts';

type Told = Pick<Booking, 'key' | 'startsAt' | 'minutes' | 'timeZone' | 'reference'> & { language: Language };
export type MeetingNews = 'confirmed' | 'moved' | 'cancelled' | 'unplaced' | 'beyond';
type Words = { subject: string; parts: Part[] };
type Facts = { event: string; time: string; page: string; file: string };
type Wording = (facts: Facts) => Words;

const english: Record<MeetingNews, Wording> = {
	confirmed: ({ event, time, page, file }) => ({
		subject: `Your meeting at ${event} is confirmed`,
		parts: [
			'Thank you. We look forward to meeting you.',
			`${event}\n${time}`,
			{ label: 'Add to your calendar', href: file },
			{ label: 'Move or cancel your meeting', href: page },
			'Whoever has this link can move or cancel the meeting, so please keep it to yourself.',
		],
	}),
	moved: ({ event, time, page, file }) => ({
		subject: `Your meeting at ${event} has a new time`,
		parts: [
			'Your meeting has been moved. This is its time now:',
			`${event}\n${time}`,
			{ label: 'Add to your calendar', href: file },
			{ label: 'Move or cancel your meeting', href: page },
		],
	}),
	cancelled: ({ event, time, page }) => ({
		subject: `Your meeting at ${event} is canceled`,
		parts: [
			'Your meeting has been canceled. It was at this time:',
			`${event}\n${time}`,
			'You are welcome to choose another time:',
			{ label: 'See your meeting', href: page },
		],
	}),
	unplaced: ({ event, time, page }) => ({
		subject: `We are looking for another time for your meeting at ${event}`,
		parts: [
			'Thank you for your message. The time that you chose was no longer free when we came to confirm it:',
			`${event}\n${time}`,
			'We will write to you and propose another. If you like, choose one that is free yourself:',
			{ label: 'Choose another time', href: page },
		],
	}),
	beyond: ({ event, time, page }) => ({
		subject: `Your further meeting at ${event} is not confirmed yet`,
		parts: [
			'Thank you for your message. You have two meetings at this event already, so this time is not confirmed yet:',
			`${event}\n${time}`,
			'We will write to you about it.',
			{ label: 'See your meeting', href: page },
		],
	}),
};

const chinese: Record<MeetingNews, Wording> = {
	confirmed: ({ event, time, page, file }) => ({
		subject: `您在${event}的会面已确认`,
		parts: [
			'感谢您的预约，期待与您见面。',
			`${event}\n${time}`,
			{ label: '添加到日历', href: file },
			{ label: '改期或取消会面', href: page },
			'持有此链接即可改期或取消会面，请勿转发他人。',
		],
	}),
	moved: ({ event, time, page, file }) => ({
		subject: `您在${event}的会面已改期`,
		parts: [
			'您的会面已改期，新的时间为：',
			`${event}\n${time}`,
			{ label: '添加到日历', href: file },
			{ label: '改期或取消会面', href: page },
		],
	}),
	cancelled: ({ event, time, page }) => ({
		subject: `您在${event}的会面已取消`,
		parts: ['您的会面已取消，原定时间为：', `${event}\n${time}`, '欢迎您另选时间：', { label: '查看会面', href: page }],
	}),
	unplaced: ({ event, time, page }) => ({
		subject: `我们正在为您在${event}的会面另行安排时间`,
		parts: [
			'感谢您的留言。确认时，您选择的时间已被预约：',
			`${event}\n${time}`,
			'我们会来信提出其他时间。您也可以自行选择空闲时间：',
			{ label: '另选时间', href: page },
		],
	}),
	beyond: ({ event, time, page }) => ({
		subject: `您在${event}的另一场会面尚未确认`,
		parts: [
			'感谢您的留言。您在此活动中已有两场会面，因此该时间尚未确认：',
			`${event}\n${time}`,
			'我们会就此与您联系。',
			{ label: '查看会面', href: page },
		],
	}),
};

const referenceLine: Record<Language, (reference: string) => string> = {
	en: (reference) => `Your reference: ${reference}. Please have it at hand when you call or write.`,
	cn: (reference) => `您的编号：${reference}。致电或来信时请提供此编号。`,
};

/** The e-mail about a change of a meeting, in the visitor's language, with times in the event's time zone. */
export function meetingMail(news: MeetingNews, booking: Told, event: string) {
	const { language, key, reference } = booking;
	const facts = {
		event,
		time: meetingText(booking, language),
		page: settings.siteUrl + meetingAddress(key, language),
		file: settings.siteUrl + meetingFileAddress(key, language),
	};
	const { subject, parts } = (language === 'cn' ? chinese : english)[news](facts);
	const end = [...(reference ? [referenceLine[language](reference)] : []), brand.company];
	return { subject, ...mailBody([...parts, ...end], language) };
}
