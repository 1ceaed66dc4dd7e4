import type { Payload, VisibleEntities } from 'payload';
import type { Change } from './differences.ts';
import { nameOfKind, placeOf } from './kinds.ts';
import type { TrailRow } from './read.ts';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

export const When = ({ at }: { at: string }) => <time dateTime={at}>{moment.format(new Date(at))} UTC</time>;

/** How items are named and linked for a reader. */
type Naming = { payload: Payload; visible: VisibleEntities };

function Item({ row, naming: { payload, visible } }: { row: TrailRow; naming: Naming }) {
	const kind = nameOfKind(payload, row.kind);
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

const Changes = ({ changes }: { changes: Change[] }) =>
	changes.length > 0 && (
		<details>
			<summary>{changes.length === 1 ? changes[0]?.label : `${changes.length} fields`}</summary>
			<table>
				<thead>
					<tr>
						<th scope="col">Field</th>
						<th scope="col">Before</th>
						<th scope="col">After</th>
					</tr>
				</thead>
				<tbody>
					{changes.map(({ path, label, before, after }) => (
						<tr key={`${path} ${label}`}>
							<th scope="row">{label}</th>
							<td>{before ?? '–'}</td>
							<td>{after ?? '–'}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);

/** Who changed what, newest first. Beside an item its name is not said again. */
export const TrailRows = ({ rows, naming }: { rows: TrailRow[]; naming?: Naming }) => (
	<table className="studio-trail">
		<thead>
			<tr>
				<th scope="col">When</th>
				<th scope="col">Who</th>
				{naming && <th scope="col">Item</th>}
				<th scope="col">What</th>
				<th scope="col">Before and after</th>
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
						{row.operation}
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
