import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import { reportStateAddress } from '@site/contract/report';
import { makeReportKey } from '@site/contract/report-key';
import type { PayloadRequest } from 'payload';
import { isAddress } from '../mail/is-address.ts';
import { mailBody, type Part } from '../mail/mail-body.ts';
import { hasEnough } from '../mail/write-mails.ts';
import { settings } from '../settings.ts';

type Reported = { reference: string; email: string; language: Language; suspected: boolean; isMoved: boolean };

function linkTo({ reference, language }: Reported): string {
	const address = reportStateAddress(reference, makeReportKey(settings.linkSecret, reference));
	return `${settings.siteUrl}${address}${language === 'cn' ? '&lang=cn' : ''}`;
}

const english = (reported: Reported): { subject: string; parts: Part[] } => ({
	subject: `Your report of a problem (${reported.reference})`,
	parts: [
		reported.isMoved
			? 'Thank you for writing to us. We treat your message as a report of a problem with a product.'
			: 'Thank you for your report. It has arrived.',
		'Every report is recorded, examined and answered. Please keep the test, its pouch and its box until you hear from us.',
		`Your reference: ${reported.reference}. Please have it at hand when you call or write.`,
		{ label: 'See how your report stands', href: linkTo(reported) },
		'Whoever has this link sees how the report stands, and nothing else of it.',
		brand.company,
	],
});

const chinese = (reported: Reported): { subject: string; parts: Part[] } => ({
	subject: `您的问题报告（${reported.reference}）`,
	parts: [
		reported.isMoved ? '感谢您的来信。我们已将您的留言作为产品问题报告处理。' : '感谢您的报告，我们已收到。',
		'每一份报告，我们都会记录、调查并答复。在收到我们的回复之前，请保留产品、铝箔袋和包装盒。',
		`您的编号：${reported.reference}。致电或来信时请提供此编号。`,
		{ label: '查看处理进度', href: linkTo(reported) },
		'凭此链接只能看到处理进度，看不到报告的其他内容。',
		brand.company,
	],
});

const waiting = (reference: string) => ({
	reference,
	role: 'quality',
	status: 'waiting' as const,
	attempts: 0,
	nextAttemptAt: new Date().toISOString(),
});

/** To the sender: reference and link. The report's text stays out, since the form accepts any address. */
export async function confirmReport(req: PayloadRequest, reported: Reported): Promise<void> {
	const to = reported.email.trim().toLowerCase();
	if (!isAddress(to) || reported.suspected || (await hasEnough(req, to))) return;
	const { subject, parts } = (reported.language === 'cn' ? chinese : english)(reported);
	const data = { ...waiting(reported.reference), subject, ...mailBody(parts, reported.language), to };
	await req.payload.create({ collection: 'mails', data, req });
}

/** To our quality department. The contents of the report stay in the studio. */
export async function announceReport(
	req: PayloadRequest,
	{ reference, harm, awareAt }: { reference: string; harm: string; awareAt: string },
): Promise<void> {
	const harmed =
		harm === 'yes' ? ': somebody was harmed' : harm === 'possible' ? ': somebody could have been harmed' : '';
	const text = [
		`A problem was reported${harmed}.`,
		`Moment of awareness: ${awareAt}. It has to be judged within two days.`,
		`Open it in the studio: ${settings.studioUrl}/admin/collections/problem-reports?search=${encodeURIComponent(reference)}`,
	].join('\n\n');
	const data = {
		...waiting(reference),
		subject: `Problem report ${reference}${harmed}`,
		text,
		to: settings.mail.mailboxes.report,
	};
	await req.payload.create({ collection: 'mails', data, req });
}
