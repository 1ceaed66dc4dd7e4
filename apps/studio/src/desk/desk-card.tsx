import type { Payload, PayloadRequest } from 'payload';
import { isLetterKind, letterKinds } from './letter-kinds.ts';
import { spoken } from './moments.ts';
import { answeredByKind } from './read-desk.ts';
import { readerOf } from './reader-of.ts';

/** What waits too long, and how soon letters were answered. */
export async function DeskCard({ payload, user }: { payload: Payload; user: PayloadRequest['user'] }) {
	const reader = await readerOf({ payload, user });
	const kinds = await answeredByKind(payload, reader);
	const overdue = kinds.reduce((sum, kind) => sum + kind.overdue, 0);
	return (
		<section className="studio-chart" aria-labelledby="at-the-desk">
			<h2 id="at-the-desk">At the desk: {overdue === 0 ? 'nothing is overdue' : `${overdue} overdue`}</h2>
			{kinds.length > 0 && (
				<table className="studio-counts" aria-labelledby="at-the-desk">
					<thead>
						<tr>
							<th scope="col">Kind</th>
							<th scope="col">Open</th>
							<th scope="col">Overdue</th>
							<th scope="col">Half answered within</th>
						</tr>
					</thead>
					<tbody>
						{kinds.map(({ kind, open, overdue: late, hours }) => (
							<tr key={kind}>
								<th scope="row">
									<a href={`/admin/desk?tab=all&kind=${kind}`}>
										{isLetterKind(kind) ? letterKinds[kind].plural : kind}
									</a>
								</th>
								<td>{open}</td>
								<td>{late > 0 ? <a href={`/admin/desk?tab=all&kind=${kind}&age=overdue`}>{late}</a> : 0}</td>
								<td>{hours === null ? '–' : spoken(hours)}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	);
}
