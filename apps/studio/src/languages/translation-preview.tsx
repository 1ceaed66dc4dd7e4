import { formOf } from '../server/newest-items.ts';
import type { LeftOut, TranslationPlan } from './plan-translation.ts';
import { checked } from './translation-file.ts';

/** More rows than these nobody reads; the numbers tell of all. */
const mostShown = 100;

const short = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text) || 'empty';

const Rows = ({ title, rows }: { title: string; rows: readonly LeftOut[] }) =>
	rows.length === 0 ? null : (
		<>
			<h2>{title}</h2>
			<ul>
				{rows.slice(0, mostShown).map(({ line, item, field, reason }) => (
					<li key={line}>
						Line {line}, {item} {field}: {reason}
					</li>
				))}
			</ul>
			{rows.length > mostShown && <p>and {rows.length - mostShown} more</p>}
		</>
	);

/** What a translator's file would do, before it does. */
export function TranslationPreview({ fileKey, plan }: { fileKey: string; plan: TranslationPlan }) {
	const texts = plan.items.reduce((sum, { changes }) => sum + changes.length, 0);
	const { unchanged, stale, unknown, wrong } = plan;
	return (
		<section className="studio-note" aria-label="What would change">
			<p>
				<strong>
					{texts} changed, {unchanged} unchanged, {stale.length} no longer matching, {unknown.length} unknown,{' '}
					{wrong.length} wrong.
				</strong>
			</p>
			{texts > 0 && (
				<form method="post" action="/api/translations/import">
					<p>
						{stale.length + unknown.length + wrong.length > 0 && 'The rows named below are left out. '}
						Items with drafts get a draft; all others are on the site at once.
					</p>
					<input type="hidden" name="file" value={fileKey} />
					<button type="submit">Import {texts === 1 ? '1 text' : `${texts} texts`}</button>
				</form>
			)}
			<Rows title="No longer matching" rows={stale} />
			<Rows title="Unknown" rows={unknown} />
			<Rows title="Wrong" rows={wrong} />
			{texts > 0 && <h2>Changed</h2>}
			{plan.items.slice(0, mostShown).map(({ known, changes }) => (
				<div key={`${known.kind}/${known.id}`}>
					<h3>
						<a href={formOf(known)}>{known.title}</a>
					</h3>
					<ul>
						{changes.slice(0, mostShown).map(({ key, label, before, after, ...change }) => (
							<li key={key}>
								{label}: {'value' in change ? `${short(before)} → ${short(after)}` : `${checked}, stays as it is`}
							</li>
						))}
					</ul>
				</div>
			))}
		</section>
	);
}
