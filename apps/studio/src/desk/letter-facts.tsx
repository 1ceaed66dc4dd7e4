import type { PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { settings } from '../settings.ts';
import type { LetterDoc } from './entry-of.ts';
import type { Letter } from './open-letter.ts';

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

const languages: Record<string, string> = { en: 'English', cn: 'Chinese' };

const kept = { product: 'products', event: 'events', job: 'jobs', document: 'product-documents' } as const;
const isItemKind = (value: string): value is keyof typeof kept => Object.hasOwn(kept, value);

/** What it is about: all letters about it, and its record for who may read that. */
export function Item({ doc, user }: { doc: LetterDoc; user: PayloadRequest['user'] }) {
	const kind = text(doc, 'itemKind');
	const id = text(doc, 'itemId');
	if (!id || !isItemKind(kind)) return null;
	const mayOpen = has(user, 'editor', ...overseers, ...(kind === 'job' ? (['recruiter'] as const) : []));
	const title = text(doc, 'itemTitle');
	return (
		<>
			{mayOpen ? <a href={`/admin/collections/${kept[kind]}/${id}`}>{title}</a> : title}{' '}
			<a className="desk-quiet" href={`/admin/desk?tab=all&item=${kind}-${id}`}>
				all about it
			</a>
		</>
	);
}

/** Who wrote, and how it came. */
export function LetterFacts({ letter, user }: { letter: Letter; user: PayloadRequest['user'] }) {
	const { doc } = letter;
	const of = (name: string) => text(doc, name);
	const [email, phone] = [of('email'), of('phone')];
	return (
		<dl className="desk-facts">
			<Fact label="E-mail">{email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}</Fact>
			<Fact label="Phone">{phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}</Fact>
			<Fact label="Organization">{of('organization')}</Fact>
			<Fact label="Title">{of('jobTitle')}</Fact>
			{letter.slug === 'applications' && (
				<Fact label="Place">{[of('city'), of('state'), of('postalCode')].filter(Boolean).join(', ')}</Fact>
			)}
			<Fact label="Works in">{of('facility')}</Fact>
			<Fact label="CLIA number">{of('clia')}</Fact>
			<Fact label="Territory">{[of('territory'), of('further')].filter(Boolean).join(', ')}</Fact>
			<Fact label="Yearly turnover">{of('turnover')}</Fact>
			<Fact label="Interests">{of('interests')}</Fact>
			<Fact label="Country">{of('country')}</Fact>
			<Fact label="About">{of('itemId') ? <Item doc={doc} user={user} /> : of('type')}</Fact>
			<Fact label="As sent">{of('productName') || of('job') || of('documentName')}</Fact>
			<Fact label="Language of the document">{of('documentLanguage')}</Fact>
			<Fact label="Copies">{of('copies')}</Fact>
			<Fact label="Could start">{of('startDate').slice(0, 10)}</Fact>
			<Fact label="Work authorization">{of('workAuthorization')}</Fact>
			<Fact label="References">{of('references')}</Fact>
			<Fact label="Heard through">{of('source')}</Fact>
			<Fact label="Wrote in">{languages[of('language')]}</Fact>
			<Fact label="Sent from">{of('page') && <Page path={of('page')} />}</Fact>
			<Fact label="Reference">{of('reference')}</Fact>
		</dl>
	);
}
