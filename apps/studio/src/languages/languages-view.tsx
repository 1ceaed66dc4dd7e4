import type { AdminViewServerProps, Payload, PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { formOf, kindName } from '../server/newest-items.ts';
import { Pages, pageOf } from '../trail/pages.tsx';
import { queryOf } from '../views/query-of.ts';
import { saidTo } from '../views/said.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { askedIn, askedItems, nameOf } from './asked-items.ts';
import { planned } from './import-translation.ts';
import { fileRows } from './plan-translation.ts';
import { type TranslatedItem, translatedKinds } from './translated-items.ts';
import { checked, columns } from './translation-file.ts';
import { TranslationPreview } from './translation-preview.tsx';
import { uploadedTranslations } from './uploaded-translations.ts';

const perPage = 100;

const states = [
	['open', 'Missing or older'],
	['missing', 'Missing'],
	['older', 'Older than the English'],
	['all', 'All'],
] as const;

const FilterForm = ({ payload, asked }: { payload: Payload; asked: URLSearchParams }) => (
	<form method="get" className="studio-form">
		<label htmlFor="languages-kind">Kind</label>
		<select id="languages-kind" name="kind" defaultValue={asked.get('kind') ?? ''}>
			<option value="">All</option>
			{translatedKinds(payload).map((kind) => (
				<option key={kind} value={kind}>
					{kindName(payload, kind)}
				</option>
			))}
		</select>
		<label htmlFor="languages-state">Chinese</label>
		<select id="languages-state" name="state" defaultValue={asked.get('state') ?? 'open'}>
			{states.map(([value, label]) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</select>
		<button type="submit">Show</button>
	</form>
);

const Items = ({ payload, items }: { payload: Payload; items: TranslatedItem[] }) => (
	<table className="studio-trail">
		<thead>
			<tr>
				<th scope="col">In the file</th>
				<th scope="col">Item</th>
				<th scope="col">Kind</th>
				<th scope="col">Texts</th>
				<th scope="col">Missing</th>
				<th scope="col">Older</th>
			</tr>
		</thead>
		<tbody>
			{items.map((item) => (
				<tr key={nameOf(item)}>
					<td>
						<input type="checkbox" name="item" value={nameOf(item)} aria-label={`${item.title} in the file`} />
					</td>
					<th scope="row">
						<a href={formOf(item)}>{item.title}</a>
					</th>
					<td>{kindName(payload, item.kind)}</td>
					<td>{item.texts}</td>
					<td>{item.missing}</td>
					<td>{item.older}</td>
				</tr>
			))}
		</tbody>
	</table>
);

async function List({ payload, query }: { payload: Payload; query: URLSearchParams }) {
	const asked = askedIn(query);
	const items = await askedItems(payload, { ...asked, items: [] });
	const last = Math.ceil(items.length / perPage);
	const page = pageOf(query, last);
	return (
		<>
			<FilterForm payload={payload} asked={query} />
			<p>
				{items.length} {items.length === 1 ? 'item' : 'items'}
			</p>
			<form method="get" action="/api/translations/xlsx" className="studio-languages-file">
				<input type="hidden" name="kind" value={asked.kind} />
				<input type="hidden" name="state" value={asked.state} />
				{items.length > 0 && (
					<p>
						<button type="submit">Download for a translator (XLSX)</button>{' '}
						<button type="submit" formAction="/api/translations/csv">
							as CSV
						</button>{' '}
						All items of this choice, or those that are ticked.
					</p>
				)}
				<Items payload={payload} items={items.slice((page - 1) * perPage, page * perPage)} />
			</form>
			<Pages asked={query} page={page} last={last} />
		</>
	);
}

const FileForm = () => (
	<form method="post" action="/api/translations/check" encType="multipart/form-data" className="studio-lots-form">
		<h2>A file comes back</h2>
		<p>
			As CSV: in Excel, save the file as “CSV UTF-8”. The columns are {columns.join(', ')}. The Chinese is taken from
			its column; a cell that is left empty changes nothing. Tags of formatted texts stay as they are. Where the Chinese
			fits the changed English as it is, write “{checked}” under state.
		</p>
		<label htmlFor="translation-file">CSV file</label>
		<input id="translation-file" type="file" name="file" accept=".csv,.txt,text/csv,text/plain" />
		<label htmlFor="translation-rows">or rows, pasted from a spreadsheet</label>
		<textarea id="translation-rows" name="rows" rows={6} spellCheck={false} />
		<button type="submit">Check, and show what would change</button>
	</form>
);

async function Preview({ req, fileKey }: { req: PayloadRequest; fileKey: string }) {
	const file = uploadedTranslations.find(fileKey, Number(req.user?.id));
	const read = file === undefined ? undefined : fileRows(file);
	if (!read || 'problem' in read) return <p role="alert">The file was not kept that long. Choose it again.</p>;
	return <TranslationPreview fileKey={fileKey} plan={await planned(req, read.rows)} />;
}

/** Which texts want a translation, and the files for who translates. */
export function LanguagesView(props: AdminViewServerProps) {
	const { req } = props.initPageResult;
	const query = queryOf(props.searchParams);
	const fileKey = query.get('file') ?? '';
	const { done, problem } = saidTo(props);
	const isEditor = has(req.user, 'editor');
	return (
		<StudioPage {...props} at="/admin/languages">
			<h1>Languages</h1>
			{done && <p role="status">Imported: {done}</p>}
			{problem && <p role="alert">{problem}</p>}
			{has(req.user, 'editor', ...overseers) ? (
				<>
					{isEditor && fileKey && <Preview req={req} fileKey={fileKey} />}
					<p>
						Texts that are missing in Chinese, and Chinese texts whose English original was changed after them. Where
						Chinese is missing, visitors read the English.
					</p>
					<List payload={req.payload} query={query} />
					{isEditor && <FileForm />}
				</>
			) : (
				<p>Only editors, regulatory, quality and administrators see the state of translations.</p>
			)}
		</StudioPage>
	);
}
