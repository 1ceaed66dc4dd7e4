import type { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import type { Submission } from '@site/contract/submission';

type Brand = { readonly [K in keyof typeof brand]: string };

const english = (submission: Submission, { company }: Brand, about?: string) => ({
	subject: `We have received your ${submission.kind === 'application' ? 'application' : 'message'} (${submission.reference})`,
	text: [
		'Thank you for writing to us.',
		submission.kind === 'application'
			? `Your application${about ? ` for ${about}` : ''} has arrived. Someone from our team will get in touch.`
			: submission.kind === 'quote'
				? `Your request${about ? ` about ${about}` : ''} has arrived. Someone from our team will get in touch.`
				: submission.kind === 'paper'
					? `Your request for ${about ?? 'a document'} on paper has arrived. We post it within seven days.`
					: 'Your message has arrived. Someone from our team will get in touch.',
		`Your reference: ${submission.reference}. Please have it at hand when you call or write.`,
		company,
	].join('\n\n'),
});

const chinese = (submission: Submission, { company }: Brand, about?: string) => ({
	subject: `我们已收到您的${submission.kind === 'application' ? '申请' : '留言'}（${submission.reference}）`,
	text: [
		'感谢您的来信。',
		submission.kind === 'application'
			? `我们已收到您${about ? `对“${about}”职位` : ''}的申请，我们的团队会与您联系。`
			: submission.kind === 'quote'
				? `我们已收到您${about ? `关于“${about}”` : ''}的询价，我们的团队会与您联系。`
				: submission.kind === 'paper'
					? `我们已收到您索取${about ? `“${about}”` : ''}纸质文件的申请，会在七天内寄出。`
					: '我们已收到您的留言，我们的团队会与您联系。',
		`您的编号：${submission.reference}。致电或来信时请提供此编号。`,
		company,
	].join('\n\n'),
});

const inLanguage: Record<Language, typeof english> = { en: english, cn: chinese };

/**
 * Confirms a message to its sender, in the language of the page. It never contains the visitor's own words: `about` is
 * the title of a published product or job.
 */
export const confirmation = (submission: Submission, brand: Brand, about?: string): { subject: string; text: string } =>
	inLanguage[submission.language](submission, brand, about);
