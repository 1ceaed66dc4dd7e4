import { report } from '@site/contract/forms/report';
import type { PayloadRequest } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { labelOfField } from '../inbox/asked-fields.ts';
import { settings } from '../settings.ts';
import type { Said } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';
import { askedFields, type LetterDoc, written } from './entry-of.ts';
import type { OpenLetter } from './open-letter.ts';

const text = (doc: LetterDoc, name: string) => {
	const value = doc[name];
	return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
};

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) =>
	children ? (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	) : null;

/** A page of the site; visitors send the path, so that anything else is only shown. */
const Page = ({ path }: { path: string }) =>
	/^\/(?!\/)/.test(path) ? (
		<a href={`${settings.siteUrl}${path}`} target="_blank" rel="noopener noreferrer">
			{path}
		</a>
	) : (
		path
	);

const languages: Record<string, Said | undefined> = {
	en: { en: 'English', zh: '英文' },
	cn: { en: 'Chinese', zh: '中文' },
};

const kept = { product: 'products', event: 'events', job: 'jobs', document: 'product-documents' } as const;
const isItemKind = (value: string): value is keyof typeof kept => Object.hasOwn(kept, value);

/** The item of a message, with links to its other messages and, for those who may read it, its record. */
export function Item({ doc, user }: { doc: LetterDoc; user: PayloadRequest['user'] }) {
	const say = use(sayHere());
	const kind = text(doc, 'itemKind');
	const id = text(doc, 'itemId');
	if (!id || !isItemKind(kind)) return null;
	const mayOpen = has(user, 'editor', ...overseers, ...(kind === 'job' ? (['recruiter'] as const) : []));
	const title = text(doc, 'itemTitle');
	return (
		<>
			{mayOpen ? <a href={`/admin/collections/${kept[kind]}/${id}`}>{title}</a> : title}{' '}
			<a className="desk-quiet" href={`/admin/desk?tab=all&item=${kind}-${id}`}>
				{say('all about it', '全部相关来信')}
			</a>
		</>
	);
}

/** Fields that are shown elsewhere on the page or, for a report, in its own part. */
const placed: ReadonlySet<string> = new Set([
	...['firstName', 'lastName', 'email', 'phone', 'organization', 'jobTitle', 'city', 'state', 'postalCode'],
	...['facility', 'clia', 'territory', 'further', 'turnover', 'interests', 'country', 'type'],
	...['productName', 'job', 'documentName', 'documentLanguage', 'copies'],
	...['startDate', 'workAuthorization', 'references', 'source', 'resume', ...written, ...Object.keys(report.fields)],
]);
const others = askedFields.map(({ name }) => name).filter((name) => !placed.has(name));

/** Sender and origin of a message. */
export function LetterFacts({ letter, user }: { letter: OpenLetter; user: PayloadRequest['user'] }) {
	const say = use(sayHere());
	const { doc } = letter;
	const of = (name: string) => text(doc, name);
	const plain = (...names: string[]) =>
		names
			.flatMap((name) => askedFields.find((field) => field.name === name) ?? [])
			.map((field) => (
				<Fact key={field.name} label={say(labelOfField(field))}>
					{of(field.name)}
				</Fact>
			));
	const written = languages[of('language')];
	const [email, phone] = [of('email'), of('phone')];
	return (
		<dl className="desk-facts">
			<Fact label={say('Email', '电子邮箱')}>
				{email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
			</Fact>
			<Fact label={say('Phone', '电话')}>{phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}</Fact>
			{plain('organization', 'jobTitle')}
			{letter.slug === 'applications' && (
				<Fact label={say('Place', '地点')}>
					{[of('city'), of('state'), of('postalCode')].filter(Boolean).join(', ')}
				</Fact>
			)}
			{plain('facility', 'clia')}
			<Fact label={say('Territory', '区域')}>{[of('territory'), of('further')].filter(Boolean).join(', ')}</Fact>
			{plain('turnover', 'interests', 'country')}
			<Fact label={say('About', '主题')}>{of('itemId') ? <Item doc={doc} user={user} /> : of('type')}</Fact>
			<Fact label={say('As sent', '原文')}>{of('productName') || of('job') || of('documentName')}</Fact>
			{plain('documentLanguage', 'copies')}
			<Fact label={say('Could start', '可到岗日期')}>{of('startDate').slice(0, 10)}</Fact>
			<Fact label={say('Work authorization', '工作许可')}>{of('workAuthorization')}</Fact>
			<Fact label={say('References', '推荐人')}>{of('references')}</Fact>
			<Fact label={say('Heard through', '了解渠道')}>{of('source')}</Fact>
			{plain(...others)}
			<Fact label={say('Wrote in', '所用语言')}>{written && say(written)}</Fact>
			<Fact label={say('Sent from', '发送页面')}>{of('page') && <Page path={of('page')} />}</Fact>
			<Fact label={say('Reference', '编号')}>{of('reference')}</Fact>
		</dl>
	);
}
