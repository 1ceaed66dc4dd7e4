import { use } from 'react';
import { clocksOf, timeLeft } from '../reports/clocks.ts';
import { isObject } from '../server/is-object.ts';
import { keyed } from '../views/keyed.ts';
import type { Said } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';
import { type LetterDoc, linesOf, written } from './entry-of.ts';
import type { OpenLetter } from './open-letter.ts';

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const Lines = ({ doc }: { doc: LetterDoc }) => {
	const say = use(sayHere());
	const lines = linesOf(doc);
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
function Report({ doc, now }: { doc: LetterDoc; now: number }) {
	const say = use(sayHere());
	const of = (name: string) => text(doc[name]);
	const timed = {
		awareAt: of('awareAt'),
		state: of('state'),
		classEu: of('classEu'),
		classUs: of('classUs'),
		toldEuAt: of('toldEuAt'),
		toldUsAt: of('toldUsAt'),
	};
	const clocks = clocksOf(timed, say);
	const harm = harms[of('harm')];
	const photos = Array.isArray(doc.photos) ? doc.photos.filter(isObject) : [];
	return (
		<>
			<p className={of('harm') === 'yes' ? 'desk-harm' : undefined}>
				{[
					of('device'),
					of('lot') && say(`lot ${of('lot')}`, `批号 ${of('lot')}`),
					of('gtin') && `GTIN ${of('gtin')}`,
					of('happenedOn'),
				]
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
					{photos.map((photo) => (
						<li key={String(photo.id)}>
							<a href={text(photo.url)} target="_blank" rel="noopener noreferrer">
								{/* biome-ignore lint/performance/noImgElement: only the signed-in reader may fetch it, not the server that resizes */}
								<img src={text(photo.url)} alt={say('Sent with the report', '随报告发送')} loading="lazy" />
							</a>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

/** The visitor's text, always escaped. */
export function LetterText({ letter: { slug, doc }, now }: { letter: OpenLetter; now: number }) {
	const say = use(sayHere());
	const words = written.map((name) => text(doc[name])).filter(Boolean);
	return (
		<div className="desk-letter">
			{words.length === 0 ? (
				<p className="desk-wordless">{say('Sent without words.', '没有文字内容。')}</p>
			) : (
				keyed(words).map(({ key, row }) => <p key={key}>{row}</p>)
			)}
			<Lines doc={doc} />
			{slug === 'problem-reports' && <Report doc={doc} now={now} />}
			{slug === 'applications' && <Resume resume={doc.resume} />}
		</div>
	);
}
