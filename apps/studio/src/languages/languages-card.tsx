import type { Payload } from 'payload';
import { translatedItems, translatedKinds } from './translated-items.ts';

/** On the dashboard: how many texts want a translator. */
export async function LanguagesCard({ payload }: { payload: Payload }) {
	const sum = { missing: 0, older: 0 };
	for (const kind of translatedKinds(payload))
		for (const { missing, older } of await translatedItems(payload, kind)) {
			sum.missing += missing;
			sum.older += older;
		}
	return (
		<section className="studio-chart" aria-labelledby="languages-card">
			<h2 id="languages-card">Chinese</h2>
			<div className="studio-figures">
				<a href="/admin/languages?state=missing">
					<strong>{sum.missing}</strong>
					texts missing
				</a>
				<a href="/admin/languages?state=older">
					<strong>{sum.older}</strong>
					older than the English
				</a>
			</div>
		</section>
	);
}
