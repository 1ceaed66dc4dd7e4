import type { PayloadRequest } from 'payload';
import type { Release } from '../payload-types.ts';
import { previewLink } from './preview-endpoint.ts';
import { itemsOf } from './release-items.ts';
import { regulatedItems, whyNotApprove } from './second-person.ts';
import { momentInWords } from './standing.ts';
import { changedItems } from './what-stays.ts';

/** Offered while one types; any zone of the IANA database is taken. */
const usualZones = [
	'Etc/UTC',
	'America/Los_Angeles',
	'America/New_York',
	'Europe/Berlin',
	'Asia/Shanghai',
	'Asia/Dubai',
];

const Schedule = ({ to }: { to: string }) => (
	<form method="post" action={`${to}/schedule`} className="studio-form">
		<label>
			Day and time <input type="datetime-local" name="at" required />
		</label>
		<label>
			Time zone <input type="text" name="timeZone" list="release-zones" defaultValue="Etc/UTC" required />
		</label>
		<datalist id="release-zones">
			{usualZones.map((zone) => (
				<option key={zone} value={zone} />
			))}
		</datalist>
		<button type="submit">Schedule</button>
	</form>
);

async function SecondPerson({ req, release, to }: { req: PayloadRequest; release: Release; to: string }) {
	const regulated = await regulatedItems(req, release);
	if (regulated.length === 0) return null;
	if (release.approvedAt)
		return (
			<p>
				Approved by {release.approverName}, {release.approvedAt.slice(0, 10)}.
			</p>
		);
	const names = regulated.map(({ title }) => `“${title}”`).join(', ');
	const problem = whyNotApprove(req, release);
	return (
		<>
			<p>A second person has to agree to {names} before this can go live.</p>
			{problem ? (
				<p>{problem}</p>
			) : (
				<form method="post" action={`${to}/approve`} className="studio-form">
					<button type="submit">Approve</button>
				</form>
			)}
		</>
	);
}

async function TakeBack({ req, release, to }: { req: PayloadRequest; release: Release; to: string }) {
	const changed = await changedItems(req, release);
	return (
		<form method="post" action={`${to}/take-back`} className="studio-lots-form">
			<p>
				Taking it back restores what was on the site before, all of it at one moment. What was new goes off the site; a
				notice that was new is closed and stays readable. What was written stays in drafts.
			</p>
			{changed.length > 0 && (
				<fieldset>
					<legend>Changed since. Tick what is to stay as it is now:</legend>
					{changed.map(({ item, fields }) => (
						<label key={item.key}>
							<input type="checkbox" name="stays" value={item.key} /> {item.title} ({fields.join(', ')})
						</label>
					))}
				</fieldset>
			)}
			<button type="submit">Take it back</button>
		</form>
	);
}

const SeeAhead = ({ release }: { release: Release }) => (
	<p>
		<a href={previewLink(release)} target="_blank" rel="noreferrer">
			See the site with it
		</a>{' '}
		(a link that works for an hour, also for colleagues without an account)
	</p>
);

/** What can be done with a release as it stands. */
export async function ReleaseActions({ req, release }: { req: PayloadRequest; release: Release }) {
	const to = `/api/release/${release.id}`;
	const { state, at, timeZone, plannerName } = release;
	if (state === 'live') return <TakeBack req={req} release={release} to={to} />;
	if (state === 'taken back') return null;
	if (state === 'scheduled')
		return (
			<>
				<SeeAhead release={release} />
				<form method="post" action={`${to}/unschedule`} className="studio-form">
					<p>
						It goes live by itself on {at && momentInWords(at, timeZone)}, planned by {plannerName}.
					</p>
					<button type="submit">Do not go live then</button>
				</form>
			</>
		);
	return (
		<>
			<SecondPerson req={req} release={release} to={to} />
			{itemsOf(release).length > 0 && (
				<>
					<SeeAhead release={release} />
					<form method="post" className="studio-form">
						<button type="submit" formAction={`${to}/check`}>
							Check all of it
						</button>
						<button type="submit" formAction={`${to}/live`}>
							Go live now
						</button>
					</form>
					<Schedule to={to} />
				</>
			)}
			<form method="post" action={`${to}/delete`} className="studio-form">
				<button type="submit">Delete this release</button>
			</form>
		</>
	);
}
