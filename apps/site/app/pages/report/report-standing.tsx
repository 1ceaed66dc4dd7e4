import { reportPath } from '@site/contract/report';
import { reportWords } from '../../messages/report.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ReportStanding } from '../../visit.ts';

export type ShownReport = { reference: string; standing: ReportStanding };

/** The status of a report, for anyone with the link. It shows no content of the report and no personal data. */
export function ReportState({ report }: { report: ShownReport | null }) {
	const words = useWords(reportWords);
	const isNew = report?.standing.state === 'received';
	return (
		<div className="mx-auto grid max-w-prose justify-items-start gap-6 px-5 py-16 desktop:py-24">
			<Icon name={report ? 'check' : 'mail'} className="size-12 text-teal" />
			<h1 tabIndex={-1} className="text-tool outline-none">
				{isNew ? words.thanks : report ? words.stateTitle : words.title}
			</h1>
			{report ? <Standing {...report} /> : <p className="text-lg">{words.withoutKey}</p>}
			<ButtonLink to={reportPath} style="secondary">
				{report ? words.anotherReport : words.title}
			</ButtonLink>
		</div>
	);
}

function Standing({ reference, standing: { state, receivedOn } }: ShownReport) {
	const words = useWords(reportWords);
	const facts = [
		[words.reference, reference],
		[words.receivedOn, receivedOn],
	].filter(([, value]) => value !== '');
	return (
		<>
			<dl className="grid w-full gap-2">
				{facts.map(([name, value]) => (
					<div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
						<dt className="text-ink-soft">{name}</dt>
						<dd className="font-semibold">{value}</dd>
					</div>
				))}
			</dl>
			{state === 'unknown' ? (
				<p className="text-lg">{words.stateUnknown}</p>
			) : (
				<p className="text-lg">
					<strong className="block">{words.stateNames[state]}</strong>
					{words.stateTexts[state]}
				</p>
			)}
			<p>{words.keepLink}</p>
			{state !== 'closed' && <p>{words.keep}</p>}
		</>
	);
}
