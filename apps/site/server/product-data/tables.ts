import { documentAddress, documentFileAddress } from '@site/contract/document-address';
import { type FactKey, factKeys, facts } from '@site/contract/facts';
import { gtin14 } from '@site/contract/gtin';
import { inLanguage, type Text } from '@site/contract/language';
import { nameOfRevision } from '@site/contract/product-documents';
import { productAddress } from '../../app/destinations.ts';
import { catalogueIndex } from '../content/catalogue-index.ts';
import { heldDocuments } from '../content/document-index.ts';
import { orderedOf } from '../content/list-index.ts';
import { factsView } from '../content/product-facts.ts';
import { isDiscontinued } from '../content/product-view.ts';
import { professionalUse, rowsOf, statementOf } from '../content/registrations.ts';
import { resultsOf } from './results.ts';
import { type Source, table } from './table.ts';

const packRows = (source: Source) => {
	const { content, language, publicUrl } = source;
	const { categories, products } = catalogueIndex(content);
	const say = (text: Text | undefined) => (text ? inLanguage(text, language) : null);
	return content.snapshot.products.flatMap((product) => {
		const { facts: stated, sample } = factsView(content, product, isDiscontinued(content, product), language);
		const shared = {
			product,
			stated: new Map(stated.map(({ key, value }) => [key, value])),
			sample,
			title: say(product.title),
			category: say(categories.get(product.categoryId)?.name),
			successor: products.get(product.discontinued?.successorId ?? 0)?.reference,
			use: professionalUse(content, product, language),
			statement: statementOf(content, product, language),
			page: publicUrl + productAddress(product.slug),
		};
		return orderedOf(product).map(({ reference, pack }) => ({
			...shared,
			...{ reference, pack, quantity: say(pack?.quantity) },
		}));
	});
};
type PackRow = ReturnType<typeof packRows>[number];

/** The size of the usual pack would contradict the other packs. */
const factColumns = Object.fromEntries(
	factKeys
		.filter((key) => key !== 'packSize')
		.map((key: FactKey) => [key, [facts[key].en, facts[key].cn, ({ stated }: PackRow) => stated.get(key)] as const]),
);

const packs = table({ name: 'packs', en: 'Packs', cn: '包装', keys: 1 }, packRows, {
	reference: ['Catalog number of the pack (REF)', '包装货号（REF）', ({ reference }) => reference],
	product: ['Catalog number of the product', '产品货号', ({ product }) => product.reference],
	gtin: ['GTIN, 14 digits', 'GTIN，14 位', ({ pack }) => pack?.gtin && gtin14(pack.gtin)],
	basicUdiDi: ['Basic UDI-DI', '基本 UDI-DI', ({ product }) => product.basicUdiDi],
	title: ['Product', '产品', ({ title }) => title],
	category: ['Category', '类别', ({ category }) => category],
	quantity: ['Contents', '装量', ({ quantity }) => quantity],
	caseQuantity: ['Packs in a case', '每箱包装数', ({ pack }) => pack?.caseQuantity, 'integer'],
	...factColumns,
	sample: ['A sample is available', '可提供样品', ({ sample }) => sample, 'boolean'],
	discontinuedOn: ['Discontinued on', '停产日期', ({ product }) => product.discontinued?.on, 'date'],
	lastOrderOn: ['Last order', '最后订购日', ({ product }) => product.discontinued?.lastOrderOn, 'date'],
	successor: ['Successor, by its catalog number', '后续产品货号', ({ successor }) => successor],
	use: ['Restriction of use', '使用限制', ({ use }) => use],
	statement: ['Statement of emergency use', '紧急使用声明', ({ statement }) => statement],
	page: ['Page', '页面', ({ page }) => page, 'address'],
});

const registrations = table(
	{ name: 'registrations', en: 'Registrations', cn: '注册', keys: 4 },
	({ content, language }) =>
		content.snapshot.products.flatMap((product) =>
			rowsOf(content, product.id).map((row) => ({ ...row, product, holder: inLanguage(row.holder, language) })),
		),
	{
		product: ['Catalog number of the product', '产品货号', ({ product }) => product.reference],
		country: ['Country (ISO 3166, or EU)', '国家或地区（ISO 3166 或 EU）', ({ country }) => country],
		route: ['Route', '途径', ({ route }) => route],
		number: ['Number', '编号', ({ number }) => number],
		deviceClass: ['Class', '类别', ({ deviceClass }) => deviceClass],
		holder: ['Holder', '持有人', ({ holder }) => holder],
		validFrom: ['First day', '首日', ({ validFrom }) => validFrom, 'date'],
		validTo: ['Last day', '末日', ({ validTo }) => validTo, 'date'],
		settings: ['Settings, separated by spaces', '使用场所，以空格分隔', ({ settings }) => settings.join(' ')],
		clia: ['CLIA category', 'CLIA 类别', ({ clia }) => clia],
		register: ['Page in the register', '注册库页面', ({ registerUrl }) => registerUrl, 'address'],
	},
);

const documents = table(
	{ name: 'documents', en: 'Documents', cn: '文件', keys: 4 },
	({ content, language: spoken, publicUrl }) =>
		content.snapshot.products.flatMap(({ id, reference }) =>
			heldDocuments(content, id).map(({ document, language, revision }) => ({
				...{ revision, publicUrl, title: inLanguage(document.title, spoken) },
				at: { ...document, reference, language, revision: nameOfRevision(revision) },
			})),
		),
	{
		product: ['Catalog number of the product', '产品货号', ({ at }) => at.reference],
		kind: ['Kind', '类别', ({ at }) => at.kind],
		part: ['Part, of several of a kind', '同类文件中的部分', ({ at }) => at.part],
		language: ['Language', '语言', ({ at }) => at.language],
		revision: ['Revision', '修订版', ({ at }) => at.revision],
		effectiveOn: ['In effect since', '生效日期', ({ revision }) => revision.effectiveOn, 'date'],
		title: ['Title', '标题', ({ title }) => title],
		page: ['Page of this revision', '该修订版页面', ({ at, publicUrl }) => publicUrl + documentAddress(at), 'address'],
		file: ['File', '文件地址', ({ at, publicUrl }) => publicUrl + documentFileAddress(at), 'address'],
		bytes: ['Bytes', '字节数', ({ revision }) => revision.file.bytes, 'integer'],
		sha256: ['SHA-256 of the file', '文件的 SHA-256', ({ revision }) => revision.file.sha256],
	},
);

const results = table({ name: 'results', en: 'Results and their codes', cn: '检测结果与代码', keys: 4 }, resultsOf, {
	product: ['Catalog number of the product', '产品货号', ({ product }) => product.reference],
	code: ['Our code of the result', '本公司结果代码', ({ analyte }) => analyte.code],
	specimen: ['Specimen', '样本类型', ({ specimen }) => specimen],
	unit: ['Unit (UCUM)', '单位（UCUM）', ({ unit }) => unit],
	name: ['Name of the result', '结果名称', ({ name }) => name],
	result: ['Kind of result', '结果类型', ({ analyte }) => analyte.result],
	snomed: ['SNOMED CT of the specimen', '样本的 SNOMED CT 代码', ({ snomed }) => snomed],
	loinc: ['LOINC code', 'LOINC 代码', ({ loinc }) => loinc?.code],
	loincName: ['LOINC long common name', 'LOINC 长通用名', ({ loinc }) => loinc?.name],
	component: ['LOINC component', 'LOINC 成分', ({ loinc }) => loinc?.component],
	property: ['LOINC property', 'LOINC 属性', ({ loinc }) => loinc?.property],
	time: ['LOINC time', 'LOINC 时间', ({ loinc }) => loinc?.time],
	system: ['LOINC system', 'LOINC 系统', ({ loinc }) => loinc?.system],
	scale: ['LOINC scale', 'LOINC 标度', ({ loinc }) => loinc?.scale],
	method: ['LOINC method', 'LOINC 方法', ({ loinc }) => loinc?.method],
});

/** The catalog in tables, which name products by their catalog numbers. */
export const catalogTables = [packs, registrations, documents, results];
