import type { Language } from '@site/contract/language';

/** Texts of the pages behind the links in our emails, in a separate file so that other pages do not load them. */
const en = {
	newsletter: {
		confirm: {
			title: 'Confirm your subscription',
			text: 'With one click you receive our newsletter at the address that our message went to. Without it you receive nothing.',
			button: 'Confirm subscription',
			doneTitle: 'You are subscribed',
			doneText: 'Thank you. Each of our newsletters has a link to unsubscribe.',
		},
		unsubscribe: {
			title: 'Unsubscribe from our newsletter?',
			text: 'With one click the address that our message went to receives no further newsletter.',
			button: 'Unsubscribe',
			doneTitle: 'You are unsubscribed',
			doneText:
				'You receive no further newsletter. If you change your mind, you can sign up again at the foot of any page.',
		},
		expired: {
			title: 'This link has expired',
			text: 'A link to confirm works for seven days. Please sign up again at the foot of this page: we send you a new one.',
		},
	},
	watch: {
		confirm: {
			title: 'Confirm that you want to be told',
			text: 'With one click we write to the address that our message went to whenever something changes. Without it you receive nothing.',
			button: 'Confirm',
			doneTitle: 'You will be told',
			doneText: 'Thank you. Each of our messages has a link to stop them.',
		},
		unsubscribe: {
			title: 'Stop these messages?',
			text: 'With one click the address that our message went to is told nothing more about this product.',
			button: 'Stop messages',
			doneTitle: 'The messages have stopped',
			doneText: 'You are told nothing more about this product. If you change your mind, ask again on its page.',
		},
		expired: {
			title: 'This link has expired',
			text: 'A link to confirm works for seven days. Please ask again on the page of the document or product: we send you a new one.',
		},
	},
	invalid: {
		title: 'This link is not valid',
		text: 'It may have been cut off on its way. Please open the whole link from our message, or write to us and we do it for you.',
	},
	problem: {
		later: 'We could not save this just now. Please try again in a few minutes.',
		often: 'This link was used very often just now. Please try again in a few minutes.',
	},
	contact: 'Contact us',
	home: 'Go to the home page',
};

const cn: typeof en = {
	newsletter: {
		confirm: {
			title: '确认订阅',
			text: '点击一次，即可通过收到邮件的邮箱接收我们的通讯。如不点击，您将不会收到任何通讯。',
			button: '确认订阅',
			doneTitle: '订阅成功',
			doneText: '感谢您的订阅。每期通讯中都有退订链接。',
		},
		unsubscribe: {
			title: '要退订我们的通讯吗？',
			text: '点击一次，收到邮件的邮箱将不再收到我们的通讯。',
			button: '退订',
			doneTitle: '您已退订',
			doneText: '您将不再收到我们的通讯。如改变主意，可在任意页面底部重新订阅。',
		},
		expired: {
			title: '此链接已过期',
			text: '确认链接的有效期为七天。请在本页底部重新订阅，我们会发送新的链接。',
		},
	},
	watch: {
		confirm: {
			title: '确认接收变更通知',
			text: '点击一次，收到邮件的邮箱即可在内容变更时收到通知。如不点击，您将不会收到任何通知。',
			button: '确认',
			doneTitle: '已开启变更通知',
			doneText: '感谢您的确认。每封通知邮件中都有停止接收的链接。',
		},
		unsubscribe: {
			title: '要停止接收通知吗？',
			text: '点击一次，收到邮件的邮箱将不再收到该产品的变更通知。',
			button: '停止接收',
			doneTitle: '已停止接收通知',
			doneText: '您将不再收到该产品的变更通知。如改变主意，可在产品或文件页面重新申请。',
		},
		expired: {
			title: '此链接已过期',
			text: '确认链接的有效期为七天。请在文件或产品页面重新申请，我们会发送新的链接。',
		},
	},
	invalid: {
		title: '此链接无效',
		text: '链接可能在传送中被截断。请打开邮件中的完整链接，或联系我们，由我们为您办理。',
	},
	problem: {
		later: '暂时无法保存，请几分钟后重试。',
		often: '此链接刚才使用过于频繁，请几分钟后重试。',
	},
	contact: '联系我们',
	home: '返回首页',
};

export const subscriptionWords: Record<Language, typeof en> = { en, cn };
