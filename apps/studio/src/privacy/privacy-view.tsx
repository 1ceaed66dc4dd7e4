import type { AdminViewServerProps } from 'payload';
import { has } from '../access/roles.ts';
import { queryOf } from '../views/query-of.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { aboutPerson } from './about-person.ts';
import { Erasures, recentErasures } from './erasures.tsx';
import { searchedPersons } from './searched-persons.ts';

/** Export and deletion by person, for administrators. */
export async function PrivacyView(props: AdminViewServerProps) {
	const { req } = props.initPageResult;
	const asked = queryOf(props.searchParams);
	const email = searchedPersons.find(asked.get('person') ?? '') ?? '';
	const deleted = asked.get('deleted');
	const isAllowed = has(req.user);
	const found = isAllowed && email ? await aboutPerson(req.payload, email) : undefined;
	return (
		<StudioPage {...props} at="/admin/privacy">
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
					{found && <Found email={email} counts={Object.entries(found).map(([name, docs]) => [name, docs.length])} />}
					<Erasures erasures={await recentErasures(req.payload)} />
				</>
			) : (
				<p>Only administrators work on privacy requests.</p>
			)}
		</StudioPage>
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
