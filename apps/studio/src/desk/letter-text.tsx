import { clocksOf, timeLeft } from '../reports/clocks.ts';
import { isObject } from '../server/is-object.ts';
import { type LetterDoc, linesOf } from './entry-of.ts';
import type { Letter } from './open-letter.ts';

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const Lines = ({ doc }: { doc: LetterDoc }) => {
	const lines = linesOf(doc);
	if (lines.length === 0) return null;
	return (
		<table className="desk-lines">
			<caption>Products asked for</caption>
			<thead>
				<tr>
					<th scope="col">Quantity</th>
					<th scope="col">REF</th>
					<th scope="col">Product</th>
				</tr>
			</thead>
			<tbody>
				{lines.map(({ quantity, reference, name }) => (
					<tr key={`${quantity} ${reference} ${name}`}>
						<td>{quantity}</td>
						<td>{reference}</td>
						<td>{name}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
};

/** Beside an application, in the browser's own viewer; what it can not show is downloaded. */
function Resume({ resume }: { resume: unknown }) {
	if (!isObject(resume)) return null;
	const name = text(resume.originalName) || 'Résumé';
	const isShown = /\.(?:pdf|txt)$/i.test(name);
	return (
		<section aria-labelledby="desk-file">
			<h2 id="desk-file">Résumé</h2>
			<p>
				<a href={text(resume.url)} download>
					Download {name}
				</a>
			</p>
			{isShown && (
				<iframe className="desk-file" src={`/api/desk/resume/${Number(resume.id)}`} title={`Résumé: ${name}`} />
			)}
		</section>
	);
}

const harms: Record<string, string> = {
	yes: 'Somebody was harmed, or perhaps',
	possible: 'Nobody, but it could have happened',
	none: 'Nobody was harmed',
};

/** A report is judged in its record; here are its clocks and what else was said. */
function Report({ doc, now }: { doc: LetterDoc; now: number }) {
	const of = (name: string) => text(doc[name]);
	const clocks = clocksOf({
		awareAt: of('awareAt'),
		state: of('state'),
		classEu: of('classEu'),
		classUs: of('classUs'),
		toldEuAt: of('toldEuAt'),
		toldUsAt: of('toldUsAt'),
	});
	const photos = Array.isArray(doc.photos) ? doc.photos.filter(isObject) : [];
	return (
		<>
			<p className={of('harm') === 'yes' ? 'desk-harm' : undefined}>
				{[of('device'), of('lot') && `lot ${of('lot')}`, of('gtin') && `GTIN ${of('gtin')}`, of('happenedOn')]
					.filter(Boolean)
					.join(' · ')}
				{harms[of('harm')] && <strong> {harms[of('harm')]}.</strong>}
			</p>
			{clocks.length > 0 && (
				<ul className="desk-clocks">
					{clocks.map(({ task, due }) => (
						<li key={task} className={due < now ? 'desk-late' : undefined}>
							{task}: {timeLeft(due, now)}
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
								<img src={text(photo.url)} alt="Sent with the report" loading="lazy" />
							</a>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

/** What was written, as it was written: as text, never as HTML. */
export function LetterText({ letter: { slug, doc }, now }: { letter: Letter; now: number }) {
	const words = [doc.message, doc.happened, doc.harmDetails, doc.coverLetter, doc.address, doc.products, doc.sells]
		.map(text)
		.filter(Boolean);
	return (
		<div className="desk-letter">
			{words.length === 0 ? (
				<p className="desk-wordless">Sent without words.</p>
			) : (
				words.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
			)}
			<Lines doc={doc} />
			{slug === 'problem-reports' && <Report doc={doc} now={now} />}
			{slug === 'applications' && <Resume resume={doc.resume} />}
		</div>
	);
}
