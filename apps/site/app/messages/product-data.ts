import type { Language } from '@site/contract/language';

/** Texts of the page about the files for programs. */
const en = {
	title: 'Product data for your systems',
	lead: 'Our catalog as files that programs read: packs and GTINs, registrations, documents, and LOINC codes for each result. They come from the same data as these pages, and need no account.',
	keywords: 'LIVD, LOINC, GTIN, UDI, FHIR, catalog, JSON, CSV',
	version: (version: string, day: string) => `Version ${version}, published on ${day}`,
	changed: 'What changed since this version',
	versions: 'All versions',
	file: 'File',
	format: 'Format',
	size: 'Size',
	sets: {
		catalog: {
			title: 'Catalog',
			text: 'Packs with GTIN, storage and ordering facts, registrations by country, documents with their checksums, and results with LOINC and SNOMED CT. All tables name products by catalog number (REF).',
		},
		livd: {
			title: 'LOINC codes for laboratories (LIVD)',
			text: 'Which LOINC code each result of our tests has, by specimen, in the format that laboratory systems import. A result without a certain code is listed without one.',
		},
		registries: {
			title: 'Rows for UDI registries',
			text: 'A row for each pack and registration, in columns named like the fields of GUDID and EUDAMED. They hold what the catalog knows; the registries ask for more.',
		},
	},
	files: {
		'catalog.json': ['The whole catalog', 'JSON'],
		'catalog.schema.json': ['Its columns and types', 'JSON Schema'],
		'catalog.xlsx': ['All tables in one workbook', 'Excel (XLSX)'],
		'livd.json': ['LIVD 1.0, as a collection', 'FHIR R4 (JSON)'],
		'livd-transaction.json': ['LIVD 1.0, to be stored by a FHIR server', 'FHIR R4 (JSON)'],
		'livd.xlsx': ['LIVD sheet, version 2', 'Excel (XLSX)'],
		'livd.csv': ['The mapping of the sheet', 'CSV'],
		'registries.xlsx': ['Both in one workbook', 'Excel (XLSX)'],
	} as Record<string, [title: string, format: string]>,
	csv: 'CSV',
	zeros:
		'In a spreadsheet, open the Excel files: they keep leading zeros, such as those of GTINs, which spreadsheets drop from CSV.',
	columns: 'Columns of the catalog',
	fresh: 'Stay up to date',
	freshText:
		'Ask for a file again with the ETag that came with it: you get it only if it has changed. A change in our catalog is in the files within seconds. The list of changes names each row that was added, changed or removed since a version.',
	notices: 'Licenses of the codes',
	missing: 'Something missing, or a code that you would choose otherwise?',
	contact: 'Write to us',
};

const cn: typeof en = {
	title: '供系统使用的产品数据',
	lead: '以程序可读的文件提供产品目录：包装与 GTIN、注册信息、文件，以及每项检测结果的 LOINC 代码。数据与本网站页面同源，无需账户。',
	keywords: 'LIVD, LOINC, GTIN, UDI, FHIR, 产品目录, JSON, CSV',
	version: (version, day) => `版本 ${version}，发布于${day}`,
	changed: '此版本之后的变更',
	versions: '所有版本',
	file: '文件',
	format: '格式',
	size: '大小',
	sets: {
		catalog: {
			title: '产品目录',
			text: '包装（含 GTIN、储存与订购信息）、各国注册、文件及其校验值，以及检测结果的 LOINC 与 SNOMED CT 代码。所有表均以货号（REF）指明产品。',
		},
		livd: {
			title: '实验室用 LOINC 代码（LIVD）',
			text: '按样本列出每项检测结果对应的 LOINC 代码，采用实验室系统可导入的格式。没有确定代码的结果不填代码。',
		},
		registries: {
			title: 'UDI 登记数据',
			text: '每个包装和注册一行，列名与 GUDID 和 EUDAMED 的字段相同。仅包含目录中已有的内容；登记机构还要求其他信息。',
		},
	},
	files: {
		'catalog.json': ['完整目录', 'JSON'],
		'catalog.schema.json': ['列与类型说明', 'JSON 模式'],
		'catalog.xlsx': ['所有表，一个工作簿', '电子表格（XLSX）'],
		'livd.json': ['LIVD 1.0，集合形式', 'FHIR R4（JSON）'],
		'livd-transaction.json': ['LIVD 1.0，供 FHIR 服务器存储', 'FHIR R4（JSON）'],
		'livd.xlsx': ['LIVD 表格，第 2 版', '电子表格（XLSX）'],
		'livd.csv': ['表格中的对照部分', 'CSV'],
		'registries.xlsx': ['两个登记库，一个工作簿', '电子表格（XLSX）'],
	},
	csv: 'CSV',
	zeros: '在电子表格软件中请打开 XLSX 文件：其中保留 GTIN 等编号的前导零，而 CSV 打开时会丢失前导零。',
	columns: '目录各列',
	fresh: '保持更新',
	freshText:
		'再次请求文件时带上之前收到的 HTTP 实体标签，仅在文件有变更时才会重新下载。目录变更后数秒内即反映在文件中。变更列表列出某个版本之后新增、修改或移除的每一行。',
	notices: '代码许可声明',
	missing: '缺少内容，或认为应使用其他代码？',
	contact: '请联系我们',
};

export const productDataWords: Record<Language, typeof en> = { en, cn };
