import type { Payload, PayloadRequest } from 'payload';
import { messageKinds } from '../inbox/message-kinds.ts';
import { sayHere } from '../words/say-here.ts';
import { spoken } from './moments.ts';
import { answeredByKind, readerOf } from './queue.ts';

/** Overdue messages, and response times by kind. */
export async function DeskCard({ payload, user }: { payload: Payload; user: PayloadRequest['user'] }) {
	const say = await sayHere();
	const reader = await readerOf({ payload, user });
	const kinds = await answeredByKind(payload, reader);
	const overdue = kinds.reduce((sum, kind) => sum + kind.overdue, 0);
	return (
		<section className="studio-chart" aria-labelledby="at-the-desk">
			<h2 id="at-the-desk">
				{say('At the desk: ', '工作台：')}
				{overdue === 0 ? say('nothing is overdue', '没有逾期') : say(`${overdue} overdue`, `${overdue} 封逾期`)}
			</h2>
			{kinds.length > 0 && (
				<table className="studio-counts" aria-labelledby="at-the-desk">
					<thead>
						<tr>
							<th scope="col">{say('Kind', '类别')}</th>
							<th scope="col">{say('Open', '未完成')}</th>
							<th scope="col">{say('Overdue', '逾期')}</th>
							<th scope="col">{say('Half answered within', '半数回复用时')}</th>
						</tr>
					</thead>
					<tbody>
						{kinds.map(({ kind, open, overdue: late, hours }) => (
							<tr key={kind}>
								<th scope="row">
									<a href={`/admin/desk?tab=all&kind=${kind}`}>{say(messageKinds[kind].plural)}</a>
								</th>
								<td>{open}</td>
								<td>{late > 0 ? <a href={`/admin/desk?tab=all&kind=${kind}&age=overdue`}>{late}</a> : 0}</td>
								<td>{hours === null ? '–' : spoken(hours, say)}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	);
}
