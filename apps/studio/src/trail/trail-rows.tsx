import type { Payload, VisibleEntities } from 'payload';
import { use } from 'react';
import { secondInWords } from '../words/dates.ts';
import { sayHere } from '../words/say-here.ts';
import { ChangeTable } from './change-table.tsx';
import type { Change } from './differences.ts';
import { nameOfKind, placeOf } from './kinds.ts';
import { operationWords } from './operation-words.ts';
import type { TrailRow } from './read.ts';

export const When = ({ at }: { at: string }) => <time dateTime={at}>{secondInWords(at, use(sayHere()))}</time>;

/** The data for naming and linking items for a reader. */
type Naming = { payload: Payload; visible: VisibleEntities };

function Item({ row, naming: { payload, visible } }: { row: TrailRow; naming: Naming }) {
	const say = use(sayHere());
	const kind = nameOfKind(payload, row.kind, say);
	const words = row.title || (row.item ? `#${row.item}` : kind);
	const place = placeOf(visible, row);
	return (
		<td>
			{place ? <a href={place}>{words}</a> : words}
			<small>
				{kind} {row.item && `#${row.item}`}
			</small>
		</td>
	);
}

const Changes = ({ changes }: { changes: Change[] }) => {
	const say = use(sayHere());
	return (
		changes.length > 0 && (
			<details>
				<summary>
					{changes.length === 1 ? changes[0]?.label : say(`${changes.length} fields`, `${changes.length} 个字段`)}
				</summary>
				<ChangeTable changes={changes} headings={[say('Before', '之前'), say('After', '之后')]} />
			</details>
		)
	);
};

/** Changes, newest first. Beside an item its name is not repeated. */
export const TrailRows = ({ rows, naming }: { rows: TrailRow[]; naming?: Naming }) => {
	const say = use(sayHere());
	return (
		<table className="studio-trail">
			<thead>
				<tr>
					<th scope="col">{say('When', '时间')}</th>
					<th scope="col">{say('Who', '人员')}</th>
					{naming && <th scope="col">{say('Item', '项目')}</th>}
					<th scope="col">{say('What', '操作')}</th>
					<th scope="col">{say('Before and after', '之前和之后')}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						<td>
							<When at={row.at} />
						</td>
						<td>{row.name}</td>
						{naming && <Item row={row} naming={naming} />}
						<td>
							{say(operationWords(row.operation))}
							{row.reason && <small>{row.reason}</small>}
						</td>
						<td>
							<Changes changes={row.changes} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
};
