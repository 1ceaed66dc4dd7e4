import { use } from 'react';
import { type AnyMessage, linesOf, sentOf } from '../inbox/message.ts';
import { paragraphsOf } from '../inbox/summary.ts';
import type { ProblemReport } from '../payload-types.ts';
import { clocksOf, timeLeft } from '../reports/clocks.ts';
import { isObject } from '../server/is-object.ts';
import { keyed } from '../views/keyed.ts';
import type { Said } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const Lines = ({ message }: { message: AnyMessage }) => {
	const say = use(sayHere());
	const lines = linesOf(message);
	if (lines.length === 0) return null;
	return (
		<table className="desk-lines">
			<caption>{say('Products asked for', '询价产品')}</caption>
			<thead>
				<tr>
					<th scope="col">{say('Quantity', '数量')}</th>
					<th scope="col">REF</th>
					<th scope="col">{say('Product', '产品')}</th>
				</tr>
			</thead>
			<tbody>
				{keyed(lines, JSON.stringify).map(({ key, row: { quantity, reference, name } }) => (
					<tr key={key}>
						<td>{quantity}</td>
						<td>{reference}</td>
						<td>{name}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
};

/** The résumé in the browser's own viewer; other file types are downloaded. */
function Resume({ resume }: { resume: unknown }) {
	const say = use(sayHere());
	if (!isObject(resume)) return null;
	const name = text(resume.originalName) || say('Résumé', '简历');
	const isShown = /\.(?:pdf|txt)$/i.test(name);
	return (
		<section aria-labelledby="desk-file">
			<h2 id="desk-file">{say('Résumé', '简历')}</h2>
			<p>
				<a href={text(resume.url)} download>
					{say(`Download ${name}`, `下载 ${name}`)}
				</a>
			</p>
			{isShown && (
				<iframe
					className="desk-file"
					src={`/api/desk/resume/${Number(resume.id)}#navpanes=0&view=FitH`}
					title={say(`Résumé: ${name}`, `简历：${name}`)}
				/>
			)}
		</section>
	);
}

const harms: Record<string, Said | undefined> = {
	yes: { en: 'Somebody was harmed, or perhaps', zh: '有人受到伤害，或可能受到伤害' },
	possible: { en: 'Nobody, but it could have happened', zh: '无人，但可能发生' },
	none: { en: 'Nobody was harmed', zh: '无人受到伤害' },
};

/** A report is judged in its record; here are its deadlines and its other facts. */
function Report({ report, now }: { report: ProblemReport; now: number }) {
	const say = use(sayHere());
	const { device, lot, gtin, happenedOn } = report;
	const clocks = clocksOf(report, say);
	const harm = harms[report.harm ?? ''];
	const photos = (report.photos ?? []).filter((photo) => typeof photo === 'object');
	return (
		<>
			<p className={report.harm === 'yes' ? 'desk-harm' : undefined}>
				{[device, lot && say(`lot ${lot}`, `批号 ${lot}`), gtin && `GTIN ${gtin}`, happenedOn]
					.filter(Boolean)
					.join(' · ')}
				{harm && <strong> {say(`${harm.en}.`, `${harm.zh}。`)}</strong>}
			</p>
			{clocks.length > 0 && (
				<ul className="desk-clocks">
					{clocks.map(({ task, due }) => (
						<li key={task} className={due < now ? 'desk-late' : undefined}>
							{task}: {timeLeft(due, now, say)}
						</li>
					))}
				</ul>
			)}
			{photos.length > 0 && (
				<ul className="desk-photos">
					{photos.map(({ id, url }) => (
						<li key={id}>
							<a href={url ?? ''} target="_blank" rel="noopener noreferrer">
								{/* biome-ignore lint/performance/noImgElement: only the signed-in reader may fetch it, not the server that resizes */}
								<img src={url ?? ''} alt={say('Sent with the report', '随报告发送')} loading="lazy" />
							</a>
						</li>
					))}
				</ul>
			)}
			{report.notes && (
				<div className="desk-first-note">
					<p>{report.notes}</p>
					<footer>{say('Note, written in the record', '备注（写在记录中）')}</footer>
				</div>
			)}
		</>
	);
}

/** The visitor's text, always escaped. */
export function MessageText({ message, now }: { message: AnyMessage; now: number }) {
	const say = use(sayHere());
	const paragraphs = paragraphsOf(sentOf(message));
	return (
		<div className="desk-letter">
			{paragraphs.length === 0 ? (
				<p className="desk-wordless">{say('Sent without words.', '没有文字内容。')}</p>
			) : (
				keyed(paragraphs).map(({ key, row }) => <p key={key}>{row}</p>)
			)}
			<Lines message={message} />
			{message.slug === 'messages' ? <Resume resume={message.doc.resume} /> : <Report report={message.doc} now={now} />}
		</div>
	);
}
