import type { UIFieldServerProps } from 'payload';
import { sayHere } from '../words/say-here.ts';
import { inWords, usedBy } from './used-by.ts';

/** In the form of a saved reusable section: where it is shown. */
export async function UsedByNote({ id, req, collectionSlug }: UIFieldServerProps) {
	const say = await sayHere();
	if (!id) return null;
	const uses = await usedBy(req, collectionSlug, Number(id));
	return (
		<section className="studio-note" aria-label={say('Used by', '使用者')}>
			<p>
				{uses.length === 0
					? say('No page shows this yet.', '还没有页面显示它。')
					: say(`Shown by ${inWords(uses)}.`, `显示于${inWords(uses)}。`)}
			</p>
		</section>
	);
}
