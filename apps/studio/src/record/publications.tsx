import type { PayloadRequest } from 'payload';
import { readTrail } from '../trail/read.ts';
import { When } from '../trail/trail-rows.tsx';

const gone = ['taken off the site', 'moved to the trash', 'deleted for good'];
/** What a collection without drafts says of a release. */
const ofState = (changes: readonly { path: string }[]) => changes.some(({ path }) => path === 'state');

type PublicationsProps = { req: PayloadRequest; kind: string; item: number; day: string };

/** What was published or released, by whom and with whose agreement, until the end of the day. */
export async function Publications({ req, kind, item, day }: PublicationsProps) {
	const rows = await readTrail(req.payload, { kind, item: String(item), to: day }, { limit: 1000 });
	const shown = rows.filter(
		({ operation, changes }) => /publish/.test(operation) || gone.includes(operation) || ofState(changes),
	);
	if (shown.length === 0) return <p>It came with the first content of the studio and was not published anew since.</p>;
	return (
		<table className="studio-trail">
			<thead>
				<tr>
					<th scope="col">When</th>
					<th scope="col">Who</th>
					<th scope="col">What</th>
					<th scope="col">Fields</th>
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
							{operation}
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
