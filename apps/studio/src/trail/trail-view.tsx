import type { AdminViewServerProps, Payload, VisibleEntities } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { queryOf } from '../views/query-of.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { sayHere } from '../words/say-here.ts';
import { filterOf } from './filter-of.ts';
import { nameOfKind } from './kinds.ts';
import { Pages, pageOf } from './pages.tsx';
import { countTrail, readTrail, trailChoices } from './read.ts';
import { TrailRows } from './trail-rows.tsx';

const perPage = 100;

type TrailProps = { payload: Payload; visible: VisibleEntities; asked: URLSearchParams };

async function Trail({ payload, visible, asked }: TrailProps) {
	const say = await sayHere();
	const filter = filterOf(asked);
	const number = await countTrail(payload, filter);
	const last = Math.ceil(number / perPage);
	const page = pageOf(asked, last);
	const rows = await readTrail(payload, filter, { limit: perPage, page });
	const withoutPage = new URLSearchParams(asked);
	withoutPage.delete('page');
	const { people, kinds, operations } = await trailChoices(payload);
	const named = kinds.map((value) => ({ value, label: nameOfKind(payload, value, say) }));
	return (
		<>
			<p>
				{say(
					'Every change of content, files, settings, colleagues and the inbox. Nobody can alter or delete a line of it.',
					'内容、文件、设置、同事和收件箱的每一次变更。任何人都不能修改或删除其中任何一行。',
				)}
			</p>
			<TrailFilterForm asked={asked} choices={{ people, kinds: named, operations }} />
			<p>
				{say(number === 1 ? '1 change' : `${number} changes`, `${number} 项变更`)} ·{' '}
				<a href={`/api/trail/csv?${withoutPage}`} download>
					{say('Download as CSV', '下载为 CSV')}
				</a>
			</p>
			<TrailRows rows={rows} naming={{ payload, visible }} />
			<Pages asked={asked} page={page} last={last} />
		</>
	);
}

/** The whole audit log, for administrators and the roles responsible for regulated facts. */
export function TrailView(props: AdminViewServerProps) {
	const say = use(sayHere());
	const { req, visibleEntities } = props.initPageResult;
	return (
		<StudioPage {...props} at="/admin/trail">
			<h1>{say('Who changed what', '变更记录')}</h1>
			{has(req.user, ...overseers) ? (
				<Trail payload={req.payload} visible={visibleEntities} asked={queryOf(props.searchParams)} />
			) : (
				<p>
					{say(
						'Only administrators and the roles Regulatory and Quality read the whole trail.',
						'只有管理员以及法规和质量角色能阅读全部变更记录。',
					)}
				</p>
			)}
		</StudioPage>
	);
}

type Option = { value: string; label: string };
type Choices = Omit<Awaited<ReturnType<typeof trailChoices>>, 'kinds'> & { kinds: Option[] };

const Select = ({
	name,
	label,
	chosen,
	options,
}: {
	name: string;
	label: string;
	chosen: string;
	options: Option[];
}) => {
	const say = use(sayHere());
	return (
		<span>
			<label htmlFor={`trail-${name}`}>{label}</label>{' '}
			<select id={`trail-${name}`} name={name} defaultValue={chosen}>
				<option value="">{say('All', '全部')}</option>
				{options.map(({ value, label: words }) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</select>
		</span>
	);
};

const same = (values: string[]): Option[] => values.map((value) => ({ value, label: value }));

/** A plain GET form: the filter is in the address and can be bookmarked. */
function TrailFilterForm({ asked, choices }: { asked: URLSearchParams; choices: Choices }) {
	const say = use(sayHere());
	const text = (name: string) => asked.get(name) ?? '';
	const people = choices.people.map(({ person, name }) => ({ value: String(person), label: name }));
	return (
		<form method="get" className="studio-form">
			<Select name="person" label={say('Who', '人员')} chosen={text('person')} options={people} />
			<Select
				name="kind"
				label={say('Kind', '类别')}
				chosen={text('kind')}
				options={choices.kinds.toSorted((one, other) => one.label.localeCompare(other.label))}
			/>
			<label>
				{say('Number ', '编号')}
				<input type="text" name="item" inputMode="numeric" size={6} defaultValue={text('item')} />
			</label>
			<Select
				name="operation"
				label={say('What', '操作')}
				chosen={text('operation')}
				options={same(choices.operations)}
			/>
			<label>
				{say('From ', '从')}
				<input type="date" name="from" defaultValue={text('from')} />
			</label>
			<label>
				{say('To ', '至')}
				<input type="date" name="to" defaultValue={text('to')} />
			</label>
			<button type="submit">{say('Show', '显示')}</button>
		</form>
	);
}
