import type { Language } from '@site/contract/language';
import { xml } from '@site/contract/xml';
import { addressOf, noticeAddress } from '../../app/destinations.ts';
import { noticesFeed, noticesIn } from '../../app/document/notices-feed.ts';
import { lastChangeOf } from '../content/dates.ts';
import type { NoticeView } from '../content/notices.ts';
import { atomDocument, moment } from './atom-document.ts';

type NoticesFeed = { language: Language; notices: readonly NoticeView[]; publicUrl: string };

/** All safety and product notices: old ones stay relevant. */
export function atomNotices({ language, notices, publicUrl }: NoticesFeed): string {
	const inLanguage = language === 'en' ? '' : `?lang=${language}`;
	return atomDocument({
		self: publicUrl + noticesFeed(language),
		page: publicUrl + addressOf({ name: 'Notices' }) + inLanguage,
		title: noticesIn(language).feedTitle,
		language,
		publicUrl,
		days: notices.map(lastChangeOf),
		entries: notices.map((notice) => entry(notice, { language, publicUrl, inLanguage })),
	});
}

type Around = { language: Language; publicUrl: string; inLanguage: string };

function entry(notice: NoticeView, { language, publicUrl, inLanguage }: Around): string {
	const { id, slug, kind, number, title, products, lots, publishedOn, closedText } = notice;
	const words = noticesIn(language);
	const facts = [
		products.map(({ title, reference }) => words.product(title, reference)).join(words.between),
		lots.length > 0 ? words.lotsOf(lots.join(words.between)) : words.allLots,
		...(closedText === null ? [] : [words.closedOn(closedText)]),
	];
	const parts: [string, readonly string[]][] = [
		[words.action, notice.action],
		[words.problem, notice.problem],
		[words.hazard, notice.hazard],
		[words.measures, notice.measures],
		[words.contact, notice.contact],
	];
	const html = [
		...facts.map((fact) => `<p>${xml(fact)}</p>`),
		...parts
			.filter(([, lines]) => lines.length > 0)
			.map(([heading, lines]) => `<h2>${xml(heading)}</h2>${lines.map((line) => `<p>${xml(line)}</p>`).join('')}`),
	].join('');
	return [
		'<entry>',
		`<id>${xml(`tag:${new URL(publicUrl).hostname},2006:notice-${id}`)}</id>`,
		`<title>${xml(words.numbered(number, title))}</title>`,
		`<link rel="alternate" type="text/html" href="${xml(publicUrl + noticeAddress(slug) + inLanguage)}"/>`,
		`<published>${moment(publishedOn)}</published>`,
		`<updated>${moment(lastChangeOf(notice))}</updated>`,
		`<category term="${kind}" label="${xml(words.kinds[kind])}"/>`,
		`<content type="html">${xml(html)}</content>`,
		'</entry>',
	].join('\n');
}
