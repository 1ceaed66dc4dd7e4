import type { PayloadRequest } from 'payload';
import { use } from 'react';
import type { Release } from '../payload-types.ts';
import { AskFirst } from '../views/ask-first.tsx';
import { dayInWords } from '../words/dates.ts';
import type { Say } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';
import { previewLink } from './preview-endpoint.ts';
import { itemsOf } from './release-items.ts';
import { regulatedItems, whyNotApprove } from './second-person.ts';
import { contentsOf, seenField } from './seen.ts';
import { momentInZone } from './standing.ts';
import { changedItems } from './what-stays.ts';
import { ZoneChoice } from './zone-choice.tsx';

const universal = 'Etc/UTC';

/** ‘3 items’ */
const itemsIn = (release: Release, say: Say) => {
	const { length } = itemsOf(release);
	return say(length === 1 ? '1 item' : `${length} items`, ` ${length} 项内容`);
};

/** Sends the contents that the page showed along with each decision. */
const Seen = ({ release }: { release: Release }) => (
	<input type="hidden" name={seenField} value={contentsOf(release)} />
);

const Schedule = ({ release, to }: { release: Release; to: string }) => {
	const say = use(sayHere());
	return (
		<form method="post" action={`${to}/schedule`} className="studio-form">
			<Seen release={release} />
			<label>
				{say('Day and time ', '日期和时间')}
				<input type="datetime-local" name="at" required />
			</label>
			<ZoneChoice
				label={say('Time zone ', '时区')}
				zones={[universal, ...Intl.supportedValuesOf('timeZone')]}
				otherwise={universal}
			/>
			<button type="submit">{say('Schedule', '预约')}</button>
		</form>
	);
};

async function SecondPerson({ req, release, to }: { req: PayloadRequest; release: Release; to: string }) {
	const say = await sayHere();
	const regulated = await regulatedItems(req, release);
	if (regulated.length === 0) return null;
	if (release.approvedAt)
		return (
			<p>
				{say(
					`Approved by ${release.approverName}, ${dayInWords(release.approvedAt, say)}.`,
					`由 ${release.approverName} 批准，${dayInWords(release.approvedAt, say)}。`,
				)}
			</p>
		);
	const names = regulated.map(({ title }) => `“${title}”`).join(', ');
	const problem = whyNotApprove(req, release);
	return (
		<>
			<p>
				{say(
					`A second person has to agree to ${names} before this can go live.`,
					`上线之前，${names} 须由第二人同意。`,
				)}
			</p>
			{problem ? (
				<p>{problem}</p>
			) : (
				<form method="post" action={`${to}/approve`} className="studio-form">
					<Seen release={release} />
					<button type="submit">{say('Approve', '批准')}</button>
				</form>
			)}
		</>
	);
}

async function TakeBack({ req, release, to }: { req: PayloadRequest; release: Release; to: string }) {
	const say = await sayHere();
	const changed = await changedItems(req, release);
	return (
		<form method="post" action={`${to}/take-back`} className="studio-lots-form">
			<p>
				{say(
					'Taking it back restores what was on the site before, all of it at one moment. What was new goes off the site; a notice that was new is closed and stays readable. What was written stays in drafts.',
					'撤回会在同一时刻恢复网站此前的全部内容。新增的内容从网站撤下；新增的通告会被关闭，但仍可阅读。已写的内容保留为草稿。',
				)}
			</p>
			{changed.length > 0 && (
				<fieldset>
					<legend>
						{say('Changed since. Tick what is to stay as it is now:', '此后有改动。请勾选保持现状的内容：')}
					</legend>
					{changed.map(({ item, fields }) => (
						<label key={item.key}>
							<input type="checkbox" name="stays" value={item.key} /> {item.title} ({fields.join(', ')})
						</label>
					))}
				</fieldset>
			)}
			<AskFirst
				question={say(
					`Take “${release.name}” back? What was on the site before comes back for ${itemsIn(release, say)}.`,
					`撤回“${release.name}”吗？网站上的${itemsIn(release, say)}将恢复原样。`,
				)}
			>
				{say('Take it back', '撤回')}
			</AskFirst>
		</form>
	);
}

const SeeAhead = ({ release }: { release: Release }) => {
	const say = use(sayHere());
	return (
		<p>
			<a href={previewLink(release)} target="_blank" rel="noreferrer">
				{say('See the site with it', '查看上线后的网站')}
			</a>
			{say(
				' (a link that works for an hour, also for colleagues without an account)',
				'（链接一小时内有效，没有账户的同事也可使用）',
			)}
		</p>
	);
};

/** The actions available for a release in its current state. */
export async function ReleaseActions({ req, release }: { req: PayloadRequest; release: Release }) {
	const say = await sayHere();
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
						{say('It goes live by itself on ', '它将自动上线，时间为')}
						{at && momentInZone(at, timeZone, say)}
						{say(`, planned by ${plannerName}.`, `，由 ${plannerName} 计划。`)}
					</p>
					<button type="submit">{say('Do not go live then', '取消预约上线')}</button>
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
						<Seen release={release} />
						<button type="submit" formAction={`${to}/check`}>
							{say('Check all of it', '全部检查')}
						</button>
						<AskFirst
							formAction={`${to}/live`}
							question={say(
								`Put “${release.name}” on the site now? It has ${itemsIn(release, say)}.`,
								`现在将“${release.name}”上线吗？其中有${itemsIn(release, say)}。`,
							)}
						>
							{say('Go live now', '立即上线')}
						</AskFirst>
					</form>
					<Schedule release={release} to={to} />
				</>
			)}
			<form method="post" action={`${to}/delete`} className="studio-form">
				<AskFirst
					className="studio-secondary"
					question={say(
						`Delete “${release.name}” with ${itemsIn(release, say)}? What is in drafts stays there.`,
						`删除“${release.name}”及其中的${itemsIn(release, say)}吗？草稿中的内容保留。`,
					)}
				>
					{say('Delete this release', '删除此发布批次')}
				</AskFirst>
			</form>
		</>
	);
}
