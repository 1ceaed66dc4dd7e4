import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import { mailTo, type SubscriptionMail, type Wording } from '../mail/subscription-mail.ts';
import type { Watch } from '../payload-types.ts';

type Kind = 'confirm' | 'welcome' | 'known';

const english = (about: string): Record<Kind, Wording> => ({
	confirm: ({ confirm }) => ({
		subject: `Please confirm: tell me when something changes (${about})`,
		parts: [
			`You asked us to write to you when something changes: ${about}.`,
			'Please confirm that this is your address. The link works for seven days.',
			{ label: 'Confirm', href: confirm },
			'If you did not ask for it, simply ignore this message: without your confirmation we do not write to you.',
		],
	}),
	welcome: ({ unsubscribe }) => ({
		subject: `We will tell you when something changes (${about})`,
		parts: [
			`Thank you. We write to you when a new revision comes out, when one is withdrawn, and when there is a notice: ${about}.`,
			'You can stop these messages at any time:',
			{ label: 'Stop messages', href: unsubscribe },
		],
	}),
	known: ({ unsubscribe }) => ({
		subject: `We already tell you when something changes (${about})`,
		parts: [
			`This address was entered once more for ${about}. You are told of changes already; there is nothing to do.`,
			'You can stop these messages at any time:',
			{ label: 'Stop messages', href: unsubscribe },
		],
	}),
});

const chinese = (about: string): Record<Kind, Wording> => ({
	confirm: ({ confirm }) => ({
		subject: `请确认接收变更通知（${about}）`,
		parts: [
			`您申请在以下内容变更时收到通知：${about}。`,
			'请确认这是您的邮箱。链接七天内有效。',
			{ label: '确认', href: confirm },
			'如非您本人申请，请忽略此邮件：未经确认，我们不会向您发送通知。',
		],
	}),
	welcome: ({ unsubscribe }) => ({
		subject: `您已开启变更通知（${about}）`,
		parts: [
			`感谢您的确认。发布新版本、有版本撤回或发布通告时，我们会发邮件通知您：${about}。`,
			'您可随时停止接收：',
			{ label: '停止接收', href: unsubscribe },
		],
	}),
	known: ({ unsubscribe }) => ({
		subject: `您已开启过变更通知（${about}）`,
		parts: [
			`此邮箱再次提交了申请：${about}。您已开启变更通知，无需任何操作。`,
			'您可随时停止接收：',
			{ label: '停止接收', href: unsubscribe },
		],
	}),
});

const inLanguage: Record<Language, (about: string) => Record<Kind, Wording>> = { en: english, cn: chinese };

/** E-mails about a watch itself. They name our items, and contain no visitor's words. */
export function watchMail(kind: Kind, watches: readonly Watch[], reference?: string): SubscriptionMail {
	const [watch] = watches;
	if (!watch) throw new Error('There is nothing to write about');
	const name = watch.itemTitle || brand.company;
	const more = watches.length - 1;
	const about: Record<Language, string> = {
		en: more > 0 ? `${name} and ${more} more` : name,
		cn: more > 0 ? `${name}等 ${more + 1} 项` : name,
	};
	return mailTo(watch, { en: inLanguage.en(about.en)[kind], cn: inLanguage.cn(about.cn)[kind] }, reference);
}
