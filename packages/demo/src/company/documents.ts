import { brand } from '@site/contract/brand';
import type { Document } from '@site/contract/company';
import { certificates } from './certificates.ts';
import { type ShelfLifeLetter, shelfLifeLetters } from './shelf-life-letters.ts';

/** The size is added when the file is known. */
const plain = { bytes: 0, contents: [] };

const letter = ({ id, slug, title }: ShelfLifeLetter): Document => ({
	id,
	key: null,
	title,
	description: {
		en: 'Which lots may be used for longer than is printed on their boxes, and until when. Sample document.',
		cn: '可在包装标示有效期之后继续使用的批次及延长后的有效期。示例文件，英文',
	},
	format: 'PDF',
	url: `/documents/${slug}.pdf`,
	...plain,
});

const numberOf = (key: string): string => certificates.find((certificate) => certificate.key === key)?.number ?? '';

export const documents: Document[] = [
	{
		id: 1,
		key: 'mdsap',
		title: { en: 'MDSAP Certificate (sample)', cn: 'MDSAP 证书（示例）' },
		description: {
			en: `Medical Device Single Audit Program: certificate of registration ${numberOf('mdsap')} with its annex. Sample document.`,
			cn: `医疗器械单一审核程序（MDSAP）注册证书及附件，编号 ${numberOf('mdsap')}。示例文件，英文`,
		},
		format: 'PDF',
		url: '/documents/mdsap-certificate.pdf',
		...plain,
	},
	{
		id: 2,
		key: 'iso-13485',
		title: { en: 'ISO 13485:2016 Certificate (sample)', cn: 'ISO 13485:2016 证书（示例）' },
		description: {
			en: `Quality management system for medical devices: certificate of registration ${numberOf('iso-13485')} with its annex. Sample document.`,
			cn: `医疗器械质量管理体系注册证书及附件，编号 ${numberOf('iso-13485')}。示例文件，英文`,
		},
		format: 'PDF',
		url: '/documents/iso-13485-certificate.pdf',
		...plain,
	},
	{
		id: 3,
		key: 'anti-bribery',
		title: {
			en: 'Anti-Bribery and Anti-Corruption Policy (sample)',
			cn: '反贿赂与反腐败政策（示例）',
		},
		description: {
			en: `What ${brand.company} expects of its employees and business partners. Sample document.`,
			cn: `${brand.company} 对员工及业务合作伙伴的要求。示例文件，英文`,
		},
		format: 'PDF',
		url: '/documents/anti-bribery-and-anti-corruption-policy.pdf',
		...plain,
	},
	{
		id: 4,
		key: 'media-kit',
		title: { en: 'Media Kit (sample)', cn: '媒体资料包（示例）' },
		description: {
			en: `Logos and imagery of ${brand.name} for non-commercial use. Sample files.`,
			cn: `${brand.name} 标识与图片，仅限非商业用途。示例文件。`,
		},
		format: 'ZIP',
		url: '/documents/media-kit.zip',
		bytes: 0,
		contents: [
			{
				en: 'Mark and wordmark in color, in ink and in white, as SVG and PNG',
				cn: '标识与文字标识：彩色、墨色与白色版本，SVG 与 PNG 格式',
			},
			{ en: 'Six pictures of products and production, as JPEG', cn: '六张产品与生产图片，JPEG 格式' },
			{ en: 'Fact sheet: the company on one page, as PDF', cn: '公司概况：一页 PDF' },
			{ en: 'Terms of use', cn: '使用条款' },
		],
	},
	...Object.values(shelfLifeLetters).map(letter),
];
