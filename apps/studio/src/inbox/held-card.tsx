import type { Payload } from 'payload';
import { dayInWords } from '../words/dates.ts';
import { sayHere } from '../words/say-here.ts';
import { heldBack } from './erase-old.ts';
import { keptForATime } from './kept-for-a-time.ts';

/** For administrators: deletions that retention holds back because there are suspiciously many. */
export async function HeldCard({ payload }: { payload: Payload }) {
	const say = await sayHere();
	const held = Object.entries(await heldBack(payload));
	if (held.length === 0) return null;
	const labels = new Map((await keptForATime(payload)).map(({ name, label }) => [name, label]));
	return (
		<section className="studio-chart" aria-labelledby="held-back">
			<h2 id="held-back">{say('Waiting for your word: deletion by age', '等待您确认：按期限删除')}</h2>
			<p>
				{say(
					`So much is rarely too old at once. Is today ${dayInWords(Date.now(), say)}? If not, set this machine’s clock right; this note then goes by itself. Otherwise look at `,
					`很少一次有这么多内容到期。今天是 ${dayInWords(Date.now(), say)} 吗？如果不是，请校正本机时钟，此提示会自动消失。否则请查看`,
				)}
				<a href="/admin/globals/retention">{say('Retention', '保留期限')}</a>
				{say(', or delete:', '，或删除：')}
			</p>
			<ul className="studio-list">
				{held.map(([name, { due, total, at }]) => (
					<li key={name}>
						<form action="/api/retention/confirm" method="post">
							<input type="hidden" name="name" value={name} />
							<input type="hidden" name="at" value={at} />
							{say(`${due} of ${total} ${name}`, `${labels.get(name)?.zh ?? name}：${total} 中的 ${due}`)}{' '}
							<button type="submit">{say('Delete these for good', '永久删除这些内容')}</button>
						</form>
					</li>
				))}
			</ul>
		</section>
	);
}
