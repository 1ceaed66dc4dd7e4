import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { has } from '../access/roles.ts';
import { aboutPerson } from './about-person.ts';
import { Erasures, recentErasures } from './erasures.tsx';
import { searchedPersons } from './searched-persons.ts';

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Export and deletion by person, for administrators. */
export async function PrivacyView({ initPageResult, params, searchParams }: AdminViewServerProps) {
	const { req, permissions, visibleEntities } = initPageResult;
	const email = searchedPersons.find(first(searchParams?.person)) ?? '';
	const deleted = first(searchParams?.deleted);
	if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fprivacy');
	const isAllowed = has(req.user);
	const found = isAllowed && email ? await aboutPerson(req.payload, email) : undefined;
	return (
		<DefaultTemplate
			i18n={req.i18n}
			locale={initPageResult.locale}
			params={params}
			payload={req.payload}
			permissions={permissions}
			searchParams={searchParams}
			user={req.user ?? undefined}
			visibleEntities={visibleEntities}
		>
			<main>
				<Gutter>
					<h1>Privacy requests</h1>
					{isAllowed ? (
						<>
							<p>Find everything that a person sent us, hand it over, or delete it for good.</p>
							{deleted && <p role="status">{deleted} submissions were deleted, with their e-mails and files.</p>}
							<form method="post" action="/api/privacy/find" className="studio-form">
								<label>
									E-mail address <input type="email" name="email" required defaultValue={email} />
								</label>
								<button type="submit">Find</button>
							</form>
							{found && (
								<Found email={email} counts={Object.entries(found).map(([name, docs]) => [name, docs.length])} />
							)}
							<Erasures erasures={await recentErasures(req.payload)} />
						</>
					) : (
						<p>Only administrators work on privacy requests.</p>
					)}
				</Gutter>
			</main>
		</DefaultTemplate>
	);
}

function Found({ email, counts }: { email: string; counts: [string, number][] }) {
	return (
		<>
			<ul>
				{counts.map(([name, count]) => (
					<li key={name}>
						{name.replaceAll('-', ' ')}: {count}
					</li>
				))}
			</ul>
			{counts.some(([name, count]) => name === 'problem-reports' && count > 0) && (
				<p>
					Problem reports are handed over with the rest, and never deleted: the law on medical devices wants them kept
					for years. Tell the person so.
				</p>
			)}
			<form method="post" action="/api/privacy/export" className="studio-form">
				<input type="hidden" name="email" value={email} />
				<button type="submit">Download everything about this person</button>
			</form>
			<form method="post" action="/api/privacy/delete" className="studio-form">
				<input type="hidden" name="email" value={email} />
				<label>
					<input type="checkbox" required /> Delete everything about this person but problem reports; it cannot be
					undone
				</label>
				<button type="submit">Delete</button>
			</form>
		</>
	);
}
