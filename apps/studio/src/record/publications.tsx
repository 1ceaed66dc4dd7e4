import type { PayloadRequest } from 'payload';
import { operationWords } from '../trail/operation-words.ts';
import { readTrail } from '../trail/read.ts';
import { When } from '../trail/trail-rows.tsx';
import { sayHere } from '../words/say-here.ts';

const gone = ['taken off the site', 'moved to the trash', 'deleted for good'];
/** A release in a collection without drafts is a change of its state. */
const ofState = (changes: readonly { path: string }[]) => changes.some(({ path }) => path === 'state');

type PublicationsProps = { req: PayloadRequest; kind: string; item: number; day: string };

/** Publications and releases until the end of the day, with their users and approvals. */
export async function Publications({ req, kind, item, day }: PublicationsProps) {
	const say = await sayHere();
	const rows = await readTrail(req.payload, { kind, item: String(item), to: day }, { limit: 1000 });
	const shown = rows.filter(
		({ operation, changes }) => /publish/.test(operation) || gone.includes(operation) || ofState(changes),
	);
	if (shown.length === 0)
		return (
			<p>
				{say(
					'It came with the first content of the studio and was not published anew since.',
					'随工作室的初始内容而来，此后没有重新发布。',
				)}
			</p>
		);
	return (
		<table className="studio-trail">
			<thead>
				<tr>
					<th scope="col">{say('When', '时间')}</th>
					<th scope="col">{say('Who', '人员')}</th>
					<th scope="col">{say('What', '操作')}</th>
					<th scope="col">{say('Fields', '字段')}</th>
				</tr>
			</thead>
			<tbody>
				{shown.map(({ id, at, name, operation, reason, changes }) => (
					<tr key={id}>
						<td>
							<When at={at} />
						</td>
						<td>{name}</td>
						<td>
							{say(operationWords(operation))}
							{reason && <small>{reason}</small>}
						</td>
						<td>
							{changes
								.map(({ label, path, after }) => (path === 'state' && after ? `${label}: ${after}` : label))
								.join(', ')}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
