import { documentAddress } from '@site/contract/document-address';
import type { Language } from '@site/contract/language';
import type { Part } from '../mail/mail-body.ts';
import { mailTo, type SubscriptionMail, type Wording } from '../mail/subscription-mail.ts';
import { day } from '../mapping/words.ts';
import type { Notice, ProductDocument, Revision, Watch } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { documentLanguageNames as spoken } from '../words/document-names.ts';

/** A change that watchers are notified of. */
export type Change =
	| { kind: 'released'; document: ProductDocument; revision: Revision; former: Revision | undefined }
	| { kind: 'withdrawn'; document: ProductDocument; revision: Revision }
	| { kind: 'notice'; notice: Notice };

const nameOf = ({ label, number }: Revision) => label || String(number);

const pageOf = (path: string, language: Language) => `${settings.siteUrl}${path}${language === 'cn' ? '?lang=cn' : ''}`;

const addressOf = ({ kind, part }: ProductDocument, revision: Revision) =>
	documentAddress({
		kind,
		part: part ?? '',
		reference: (revision.references ?? '').split('\n')[0] ?? '',
		language: revision.language,
		revision: nameOf(revision),
	});

/** In the reader's language, otherwise in English. */
const inWords = (language: Language, en?: string | null, cn?: string | null) => (language === 'cn' && cn) || en || '';

type Mail = { subject: string; parts: Part[] };

function english(change: Change): Mail {
	if (change.kind === 'notice') {
		const { number, title, slug, action } = change.notice;
		return {
			subject: `New notice ${number}: ${title}`,
			parts: [
				`We published a notice about a product that you watch: ${number}, ${title}.`,
				`What to do: ${action}`,
				{ label: 'Read the notice', href: pageOf(`/notices/${slug}`, 'en') },
			],
		};
	}
	const { document, revision } = change;
	const named = `${document.title} (${spoken.en[revision.language]})`;
	const link = { label: 'Open the document', href: pageOf(addressOf(document, revision), 'en') };
	if (change.kind === 'withdrawn')
		return {
			subject: `Withdrawn: ${named}, revision ${nameOf(revision)}`,
			parts: [
				`Revision ${nameOf(revision)} of ${named} was withdrawn on ${day(revision.endedOn)}.`,
				`Why: ${revision.reason}`,
				{ ...link, label: 'See what holds now' },
			],
		};
	return {
		subject: `New revision: ${named}, revision ${nameOf(revision)}`,
		parts: [
			change.former
				? `Revision ${nameOf(revision)} of ${named} takes the place of revision ${nameOf(change.former)}.`
				: `Revision ${nameOf(revision)} of ${named} has come out.`,
			`Effective: ${day(revision.effectiveOn)}`,
			...(revision.changes ? [`What changed: ${revision.changes}`] : []),
			link,
		],
	};
}

function chinese(change: Change): Mail {
	if (change.kind === 'notice') {
		const { number, title, titleCn, slug, action, actionCn } = change.notice;
		const name = inWords('cn', title, titleCn);
		return {
			subject: `新通告 ${number}：${name}`,
			parts: [
				`我们发布了一则与您关注的产品有关的通告：${number}，${name}。`,
				`应对措施：${inWords('cn', action, actionCn)}`,
				{ label: '查看通告', href: pageOf(`/notices/${slug}`, 'cn') },
			],
		};
	}
	const { document, revision } = change;
	const named = `“${inWords('cn', document.title, document.titleCn)}”（${spoken.cn[revision.language]}）`;
	const link = { label: '打开文件', href: pageOf(addressOf(document, revision), 'cn') };
	if (change.kind === 'withdrawn')
		return {
			subject: `版本撤回：${named}第 ${nameOf(revision)} 版`,
			parts: [
				`${named}第 ${nameOf(revision)} 版已于 ${day(revision.endedOn)} 撤回。`,
				`原因：${inWords('cn', revision.reason, revision.reasonCn)}`,
				{ ...link, label: '查看现行版本' },
			],
		};
	const changes = inWords('cn', revision.changes, revision.changesCn);
	return {
		subject: `新版本：${named}第 ${nameOf(revision)} 版`,
		parts: [
			change.former
				? `${named}第 ${nameOf(revision)} 版已发布，替代第 ${nameOf(change.former)} 版。`
				: `${named}第 ${nameOf(revision)} 版已发布。`,
			`生效日期：${day(revision.effectiveOn)}`,
			...(changes ? [`修订内容：${changes}`] : []),
			link,
		],
	};
}

const stop: Record<Language, (href: string) => Part[]> = {
	en: (href) => ['You asked us to tell you. To stop:', { label: 'Stop messages about this product', href }],
	cn: (href) => ['您收到此邮件，是因为您申请了变更通知。如需停止：', { label: '停止接收该产品的通知', href }],
};

const worded =
	({ subject, parts }: Mail, language: Language): Wording =>
	({ unsubscribe }) => ({ subject, parts: [...parts, ...stop[language](unsubscribe)] });

/** The notification of a change: which document, from which revision to which, what changed, and where. */
export const changeMail = (change: Change, watch: Watch): SubscriptionMail =>
	mailTo(watch, { en: worded(english(change), 'en'), cn: worded(chinese(change), 'cn') });
