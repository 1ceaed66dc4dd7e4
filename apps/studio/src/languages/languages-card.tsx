import type { Payload } from 'payload';
import { sayHere } from '../words/say-here.ts';
import { translatedItems, translatedKinds } from './translated-items.ts';

/** On the dashboard: the number of texts that need translation. */
export async function LanguagesCard({ payload }: { payload: Payload }) {
	const say = await sayHere();
	const sum = { missing: 0, older: 0 };
	for (const kind of translatedKinds(payload))
		for (const { missing, older } of await translatedItems(payload, kind)) {
			sum.missing += missing;
			sum.older += older;
		}
	return (
		<section className="studio-chart" aria-labelledby="languages-card">
			<h2 id="languages-card">{say('Chinese', '中文')}</h2>
			<div className="studio-figures">
				<a href="/admin/languages?state=missing">
					<strong>{sum.missing}</strong>
					{say('texts missing', '段文字缺失')}
				</a>
				<a href="/admin/languages?state=older">
					<strong>{sum.older}</strong>
					{say('older than the English', '段旧于英文')}
				</a>
			</div>
		</section>
	);
}
