import type { PayloadRequest } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { answersIn, labelOfField } from '../inbox/form-fields.ts';
import { type AnyMessage, sentOf } from '../inbox/message.ts';
import type { Message } from '../payload-types.ts';
import { settings } from '../settings.ts';
import type { Said } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';

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

const languages: Record<'en' | 'cn', Said> = {
	en: { en: 'English', zh: '英文' },
	cn: { en: 'Chinese', zh: '中文' },
};

const kept = { product: 'products', event: 'events', job: 'jobs', document: 'product-documents' } as const;

/** The item of a message, with links to its other messages and, for those who may read it, its record. */
function Item({ doc: { itemKind, itemId, itemTitle }, user }: { doc: Message; user: PayloadRequest['user'] }) {
	const say = use(sayHere());
	if (!itemId || !itemKind) return null;
	const mayOpen = has(user, 'editor', ...overseers, ...(itemKind === 'job' ? (['recruiter'] as const) : []));
	return (
		<>
			{mayOpen ? <a href={`/admin/collections/${kept[itemKind]}/${itemId}`}>{itemTitle}</a> : itemTitle}{' '}
			<a className="desk-quiet" href={`/admin/desk?tab=all&item=${itemKind}-${itemId}`}>
				{say('all about it', '全部相关来信')}
			</a>
		</>
	);
}

/** Shown elsewhere on the page. */
const elsewhere = ['firstName', 'lastName', 'resume'];

function Shown({ name, answer }: { name: string; answer: string }) {
	if (name === 'email') return <a href={`mailto:${encodeURIComponent(answer)}`}>{answer}</a>;
	return name === 'phone' ? <a href={`tel:${answer.replace(/[^\d+]/g, '')}`}>{answer}</a> : answer;
}

/** Sender and origin of a message. What a report says stands above. */
export function MessageFacts({ message, user }: { message: AnyMessage; user: PayloadRequest['user'] }) {
	const say = use(sayHere());
	const { slug, doc } = message;
	const answers = answersIn(sentOf(message), say('en', 'cn') === 'cn' ? 'cn' : 'en').filter(
		({ name, kind }) =>
			kind !== 'prose' &&
			!elsewhere.includes(name) &&
			(slug === 'messages' || ['email', 'phone', 'country'].includes(name)),
	);
	return (
		<dl className="desk-facts">
			{slug === 'messages' && doc.itemId && (
				<Fact label={say('Item', '相关项目')}>
					<Item doc={doc} user={user} />
				</Fact>
			)}
			{answers.map((field) => (
				<Fact key={field.name} label={say(labelOfField(field))}>
					{field.answer && <Shown name={field.name} answer={field.answer} />}
				</Fact>
			))}
			<Fact label={say('Wrote in', '所用语言')}>{doc.language && say(languages[doc.language])}</Fact>
			<Fact label={say('Sent from', '发送页面')}>{doc.page && <Page path={doc.page} />}</Fact>
			<Fact label={say('Reference', '编号')}>{doc.reference}</Fact>
		</dl>
	);
}
