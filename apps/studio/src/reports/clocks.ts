import { inEnglish, type Say } from '../words/said.ts';

/** Days after awareness within which an authority has to be notified, by class of the incident. */
const regions = {
	eu: { name: 'EU', days: { 'days-15': 15, 'days-10': 10, 'days-2': 2 } },
	us: { name: 'US', days: { 'days-30': 30, 'days-5': 5 } },
} as const;

const unjudged = 'to-be-judged';
const notReportable = 'not-reportable';

/** Days within which a report has to be judged. */
const judgedWithin = 2;

const day = 24 * 60 * 60 * 1000;

/** When we became aware of a message that arrived at this time. If the site's clock is ahead of ours, it is now. */
export const awareSince = (receivedAt: string): string =>
	new Date(Math.min(Date.parse(receivedAt), Date.now())).toISOString();

/** The facts that determine the deadlines of a report. */
export interface Timed {
	awareAt: string;
	state?: string | null;
	classEu?: string | null;
	classUs?: string | null;
	toldEuAt?: string | null;
	toldUsAt?: string | null;
}

export interface Clock {
	/** The task with this deadline. */
	task: string;
	/** Epoch milliseconds. */
	due: number;
}

type Judged = { name: string; days: Readonly<Record<string, number>>; chosen: string; isTold: boolean };

const judgementsOf = ({ classEu, classUs, toldEuAt, toldUsAt }: Timed): Judged[] => [
	{ ...regions.eu, chosen: classEu ?? unjudged, isTold: Boolean(toldEuAt) },
	{ ...regions.us, chosen: classUs ?? unjudged, isTold: Boolean(toldUsAt) },
];

/** Until a report is judged, the region's longest deadline applies. */
const daysOf = ({ days, chosen }: Judged): number => days[chosen] ?? Math.max(...Object.values(days));

/** Open tasks with their deadlines, soonest first. Days of 24 hours count from the moment of awareness. */
export function clocksOf(report: Timed, say: Say = inEnglish): Clock[] {
	if (report.state === 'closed') return [];
	const aware = Date.parse(report.awareAt);
	const judgements = judgementsOf(report);
	const open = judgements.filter(({ chosen, isTold }) => !isTold && chosen !== notReportable);
	const toJudge = open.filter(({ chosen }) => chosen === unjudged).map(({ name }) => name);
	const names = toJudge.join(', ');
	return [
		...(toJudge.length > 0
			? [{ task: say(`Judge it (${names})`, `判定（${names}）`), due: aware + judgedWithin * day }]
			: []),
		...open.map((one) => ({
			task: say(`Tell the authority (${one.name})`, `告知主管机构（${one.name}）`),
			due: aware + daysOf(one) * day,
		})),
	].sort((one, other) => one.due - other.due);
}

/** Tasks to finish before a report can be closed; empty if there are none. */
export const openTasks = (report: Timed, say?: Say): string[] =>
	clocksOf({ ...report, state: null }, say).map(({ task }) => task);

export const nextDue = (report: Timed): string | null => {
	const [next] = clocksOf(report);
	return next ? new Date(next.due).toISOString() : null;
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** `overdue by 3 days`, `5 days left`: a day that has begun counts as used. */
export function timeLeft(due: number, now: number, say: Say = inEnglish): string {
	const late = Math.ceil((now - due) / day);
	if (now > due) return say(`overdue by ${days(late)}`, `逾期 ${late} 天`);
	const left = Math.floor((due - now) / day);
	return left === 0 ? say('less than a day left', '剩余不到一天') : say(`${days(left)} left`, `剩余 ${left} 天`);
}
